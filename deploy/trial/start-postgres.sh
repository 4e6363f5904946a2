set -eu
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
data=/var/lib/postgresql/trial
if [ ! -e "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo "host all all all scram-sha-256" >>"$data/pg_hba.conf"
  printf 'CREATE DATABASE "%s"\n' "$POSTGRES_DB" | postgres --single -D "$data" postgres
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
