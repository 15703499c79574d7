#!/bin/sh
# Runs PROGRAM so that it ends together with the process that started it, however that ends.
command -v setpriv >/dev/null || exec "$PROGRAM" "$@"
exec setpriv --pdeathsig KILL -- "$PROGRAM" "$@"
