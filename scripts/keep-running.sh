#!/bin/sh
# Runs the server and restarts it with growing pauses if it crashes. Exits too if the first start is refused, or if a
# stop was requested. A shell script, because it stays in memory as long as the server.
pause=1
has_run=
asked=
child=

stop() {
  asked=1
  [ -z "$child" ] || kill -TERM "$child" 2>/dev/null
}
trap stop TERM INT HUP

export MALLOC_ARENA_MAX=4
while :; do
  began=$(date +%s)
  node --max-semi-space-size=8 scripts/run.mjs scripts/start.ts &
  child=$!
  # A signal interrupts `wait` without ending the server: wait again.
  while :; do
    wait "$child"
    code=$?
    [ "$code" -gt 128 ] && kill -0 "$child" 2>/dev/null || break
  done
  child=
  [ -z "$asked" ] || exit "$code"
  [ "$code" -ne 0 ] || exit 0
  # Exit code 1 on the first start: the server refused to start and said why.
  [ "$code" -ne 1 ] || [ -n "$has_run" ] || exit 1
  has_run=1
  # After five minutes of uptime, pauses start short again.
  [ $(($(date +%s) - began)) -lt 300 ] || pause=1
  echo "The server ended by itself (code $code). Starting it again in $pause s." >&2
  sleep "$pause" &
  wait $!
  [ -z "$asked" ] || exit 0
  pause=$((pause * 2))
  [ "$pause" -le 60 ] || pause=60
done
