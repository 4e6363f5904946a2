import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; origin?: string; isUserVerified?: boolean }

const relyingParty = 'localhost'

export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  function dataOf({ isUserVerified = true }: Options, attested = Buffer.alloc(0)) {
    counter += 1
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(relyingParty), Buffer.from([flags]), count, attested])
  }

  function answer(response: Record<string, Buffer | string[]>) {
    const encoded = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64url') : value,
    ])
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(encoded) as Record<string, unknown>,
    }
  }

  return {
    create(options: Options) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x ?? '', 'base64url')],
        [-3, Buffer.from(y ?? '', 'base64url')],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', dataOf(options, attested)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject,
        transports: ['internal'],
      })
    },

    sign(options: Options) {
      const clientDataJSON = clientData('webauthn.get', options)
      const authenticatorData = dataOf(options)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      const signature = sign('sha256', signed, privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}

function clientData(type: string, { challenge, origin = 'http://localhost:3000' }: Options) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest()
}

const rawMaps = new WeakSet<Buffer>()

/** The subset of CBOR that passkeys use. */
function cborMap(entries: [string | number, string | number | Buffer][]) {
  const map = Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)])
  rawMaps.add(map)
  return map
}

function cbor(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  return rawMaps.has(value) ? value : Buffer.concat([head(2, value.length), value])
}

function head(major: number, length: number) {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return Buffer.from([(major << 5) | 24, length])
}
