#!/bin/sh
# One backup into a folder, with whom the database has erased beside it (erasures.jsonl). Once it is whole, backups older than two
# weeks are deleted. The second argument is a file for node_exporter's textfile collector, which is told how it went.
#
#   backup.sh /var/backups/rihla [/var/lib/prometheus/node-exporter/rihla-backup.prom]
set -eu
folder=$1
metrics=${2:-}
node=node_modules/.bin/node
[ -x "$node" ] || node=node

# $1: 1 if it failed, else 0.
report() {
  [ -n "$metrics" ] && [ -w "$(dirname "$metrics")" ] || return 0
  last=$(sed -n 's/^rihla_backup_last_success_timestamp_seconds //p' "$metrics" 2>/dev/null || true)
  [ "$1" = 1 ] || last=$(date +%s)
  {
    echo "rihla_backup_failed $1"
    [ -z "$last" ] || echo "rihla_backup_last_success_timestamp_seconds $last"
  } >"$metrics.new"
  chmod 0644 "$metrics.new"
  mv "$metrics.new" "$metrics"
}

if "$node" src/backup.ts "$folder/$(date +%F-%H%M).backup"; then
  find "$folder" -name '*.backup' -mtime +14 -delete
  report 0
else
  report 1
  exit 1
fi
