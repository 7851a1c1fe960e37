"""Where the work is done: in this process, in several on this machine, or on a Ray cluster. The results are the same."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import active_children, get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Any, Final, TypeVar

from chabudai.core import InvalidSetup, SetupWhy
from chabudai.core.errors import shown
from chabudai.extras import how_to_install

LOCAL: Final = "local"
RAY: Final = "ray"
AHEAD: Final = 4  # tasks handed to Ray for each of its processors, so that a long list does not fill its memory

Result = TypeVar("Result")


def checked_cluster(name: str) -> str:
    """`local`, `ray` or `ray:ADDRESS`; Ray must be installed."""
    kind, colon, address = name.partition(":")
    if name == LOCAL:
        return name
    if kind != RAY or (colon and not address):
        raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_CLUSTER, clusters="local, ray, ray:ADDRESS")
    try:
        import_module("ray")
    except ImportError as error:
        raise InvalidSetup("'ray'", SetupWhy.NOT_INSTALLED, command=how_to_install("ray")) from error
    return name


def spread(
    work: Callable[..., Result], orders: Sequence[tuple[Any, ...]], workers: int = 1, cluster: str = LOCAL
) -> Iterator[Result]:
    """The results of `work(*order)`, in the order in which they get done."""
    if checked_cluster(cluster) != LOCAL:
        yield from _on_ray(work, orders, workers, cluster.partition(":")[2])
    elif workers == 1:
        for order in orders:
            yield work(*order)
    else:
        yield from _on_processes(work, orders, workers)


def _on_processes(work: Callable[..., Result], orders: Sequence[tuple[Any, ...]], workers: int) -> Iterator[Result]:
    # Spawned, not forked: the progress bar has a thread, and a forked thread is a trap.
    with ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_DFL)) as pool:
        waiting = [pool.submit(work, *order) for order in orders]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except KeyboardInterrupt:  # nobody waits for what is under way
            for process in active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(work: Callable[..., Result], orders: Sequence[tuple[Any, ...]], workers: int, address: str) -> Iterator[Result]:
    """Each order is one task. A task whose worker dies is run again, and gives the same result."""
    import ray  # only here, so that nobody else needs it

    where = {"address": address} if address else {"num_cpus": workers}
    ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
    try:
        task = ray.remote(max_retries=-1)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(reversed(orders))
        running: list[Any] = []
        while left or running:
            while left and len(running) < most:
                running.append(task.remote(*left.pop()))
            done, running = ray.wait(running)
            yield ray.get(done[0])
    finally:
        ray.shutdown()
