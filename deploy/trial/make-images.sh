#!/bin/sh
# Makes images with the names below out of Debian's and npm's packages, to build and try everything where no image
# registry can be reached. Run as root, with mmdebstrap and buildah installed, after `npm install`:
#
#   sh deploy/trial/make-images.sh
#   npm run image -- --network host --build-arg BASE=localhost/trial-base --build-arg BUILD_BASE=localhost/trial-node
set -eu
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# As small as Debian's own slim image.
mmdebstrap --variant=minbase --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr --include=usr-is-merged \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' bookworm "$work/base.tar"
printf 'FROM scratch\nADD base.tar /\nCMD ["bash"]\n' >"$work/Containerfile"
buildah build --tag localhost/trial-base "$work"

# Node from our own packages, npm from the registry, and the certificates that this machine trusts.
mkdir -p "$work/node/usr/local/bin" "$work/node/etc/ssl/certs"
cp "$root/node_modules/.bin/node" "$work/node/usr/local/bin/node"
cp -L /etc/ssl/certs/ca-certificates.crt "$work/node/etc/ssl/certs/"
npm install --silent --global --prefix "$work/node/usr/local" npm@11
cat >"$work/Containerfile" <<'END'
FROM localhost/trial-base
COPY node /
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
END
buildah build --tag localhost/trial-node "$work"

for name in postgres caddy s3; do
  buildah build --network host --tag "localhost/trial-$name" --file "$name.Containerfile" .
done
