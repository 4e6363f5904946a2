#!/bin/sh
# Runs deploy/compose.yaml with the images of make-images.sh, and the main journey through the proxy:
#
#   sh deploy/trial/try-compose.sh        # with images in a volume
#   sh deploy/trial/try-compose.sh s3     # with images in the S3 store
set -eu
cd "$(dirname "$0")/.."
[ -e .env ] && { echo "deploy/.env exists: this would replace it." >&2; exit 1; }
compose="podman-compose --project-name quittance-trial"
export POSTGRES_IMAGE=localhost/trial-postgres CADDY_IMAGE=localhost/trial-caddy S3_IMAGE=localhost/trial-s3
export HTTP_PORT=8480 HTTPS_PORT=8443 DOMAIN=localhost POSTGRES_PASSWORD=trial
services="postgres quittance proxy"
cat >.env <<END
SESSION_SECRET=$(head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n')
SMTP_URL=smtp://10.123.45.1:2525
MAIL_FROM=Quittance <no-reply@example.com>
END
if [ "${1:-}" = s3 ]; then
  services="s3 $services"
  cat >>.env <<'END'
S3_ENDPOINT=http://s3:7070
S3_BUCKET=receipts
S3_REGION=us-east-1
S3_ACCESS_KEY_ID=S3RVER
S3_SECRET_ACCESS_KEY=S3RVER
END
fi
# Debian 12's podman-compose would give the network another subnet.
network=quittance-trial_default
podman network create --subnet 10.123.45.0/24 "$network"
trap '$compose down --volumes --timeout 30; podman network rm "$network"; rm -f .env' EXIT
# shellcheck disable=SC2086
$compose up --detach $services

for _ in $(seq 60); do
  curl --insecure --silent --fail https://localhost:8443/readyz && break
  sleep 1
done
# The proxy's certificate is its own.
NODE_TLS_REJECT_UNAUTHORIZED=0 npm run --prefix .. image -- --at https://localhost:8443 10.123.45.1 2525
