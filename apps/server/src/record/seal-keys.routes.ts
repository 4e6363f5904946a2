import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { listSealKeys } from './seal-keys.ts'

/** The keys that verify claims sealed here, for anyone; `docs/record.md` describes the file. */
export function registerSealKeys(app: FastifyInstance, { db }: { db: Db }) {
  app.get('/.well-known/quittance-keys.json', { schema: { hide: true } }, async (_, reply) => {
    const keys = await listSealKeys(db)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send({
        format: 'quittance-keys/1',
        keys: keys.map(({ id, publicKey, createdAt, retiredAt }) => ({
          keyId: id,
          algorithm: 'Ed25519',
          publicKey,
          createdAt: createdAt.toISOString(),
          retiredAt: retiredAt?.toISOString() ?? null,
        })),
      })
  })
}
