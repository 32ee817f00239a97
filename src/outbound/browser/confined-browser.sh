#!/bin/sh
# Starts the browser within limits; started by chromium-renderer.ts, which sets the variables.
#   DRAGOMAN_BROWSER       the program
#   DRAGOMAN_BROWSER_PID   a file for the id of its process
#   DRAGOMAN_BROWSER_USER  id of another user, where this one may change to it
echo "$$" > "$DRAGOMAN_BROWSER_PID"
# A file of at most 64 MiB, no dumps, at most five minutes of processor time for each process.
ulimit -c 0
ulimit -f 131072
ulimit -t 300
if [ -n "$DRAGOMAN_BROWSER_USER" ]; then
  exec setpriv --reuid="$DRAGOMAN_BROWSER_USER" --regid="$DRAGOMAN_BROWSER_USER" --clear-groups --no-new-privs --pdeathsig KILL "$DRAGOMAN_BROWSER" "$@"
fi
exec setpriv --no-new-privs --pdeathsig KILL "$DRAGOMAN_BROWSER" "$@"
