#!/bin/sh
# Succeeds where the browser tests have a Chromium, installing Debian's package where that is allowed. Otherwise says what is missing.
# The headless shell draws no window of its own: the same tests take two thirds of the processor time.
set -u
found() { [ -n "${CHABUDAI_CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1; }
found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo 'Chromium is missing: installing it for the browser tests' >&2
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq update >&2
  for package in chromium-headless-shell chromium; do
    apt-get -qq -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$package" >/dev/null
    found && exit 0
  done
fi
echo 'no Chromium here: install the package chromium-headless-shell or chromium, or name a browser in CHABUDAI_CHROMIUM' >&2
exit 1
