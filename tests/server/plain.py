"""Asking over plain HTTP: a client that could also speak TLS first reads all the certificates of the world, each time."""

from functools import partial

import httpx

from tests.patience import PATIENCE

get = partial(httpx.get, verify=False, timeout=PATIENCE)
post = partial(httpx.post, verify=False, timeout=PATIENCE)
put = partial(httpx.put, verify=False, timeout=PATIENCE)
stream = partial(httpx.stream, verify=False, timeout=PATIENCE)
Client = partial(httpx.Client, verify=False, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, verify=False, timeout=PATIENCE)
