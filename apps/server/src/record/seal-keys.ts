import { createPrivateKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { asc, isNull, sql } from 'drizzle-orm'
import { type Secrets, seal, unseal } from '#accounts/seal.ts'
import type { Db } from '#db/connect.ts'
import { sealKeys } from '#db/schema.ts'

/** Seals claims in the name of this origin. */
export type Signing = Secrets & { origin: string }

/** Held while a key is made, so that servers starting at once make one. */
const keyLock = 709_164_410

/** The newest key, made on first use; replaced if neither secret opens it. */
export async function requireSealKey(db: Db, secrets: Secrets) {
  return (await openKey(db, secrets)) ?? db.transaction((tx) => makeKeyOnce(tx, secrets))
}

export function signText({ privateKey }: { privateKey: KeyObject }, text: string) {
  return sign(null, Buffer.from(text), privateKey).toString('base64')
}

/** Signs with a new key from now on; the earlier ones only verify. */
export async function rotateSealKey(db: Db, secrets: Secrets) {
  await db.transaction(async (tx) => {
    await lockKeys(tx)
    await makeKey(tx, secrets)
  })
}

/** The public ones, oldest first. */
export async function listSealKeys(db: Db) {
  const { id, publicKey, createdAt, retiredAt } = sealKeys
  return db
    .select({ id, publicKey, createdAt, retiredAt })
    .from(sealKeys)
    .orderBy(asc(createdAt), asc(id))
}

async function makeKeyOnce(tx: Db, secrets: Secrets) {
  await lockKeys(tx)
  return (await openKey(tx, secrets)) ?? makeKey(tx, secrets)
}

async function lockKeys(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyLock}::bigint)`)
}

async function openKey(db: Db, secrets: Secrets) {
  const [row] = await db.select().from(sealKeys).where(isNull(sealKeys.retiredAt))
  const text = row?.privateKey && unseal(secrets, row.privateKey)
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  return { id: row.id, publicKey: row.publicKey, privateKey }
}

/** Retires the one before and drops its private half. */
async function makeKey(tx: Db, { secret }: Secrets) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  // The last 32 bytes of this format are the key itself.
  const bytes = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const sealed = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const key = { id: hash('sha256', bytes), publicKey: bytes.toString('base64') }
  await tx
    .update(sealKeys)
    .set({ retiredAt: sql`now()`, privateKey: null })
    .where(isNull(sealKeys.retiredAt))
  await tx.insert(sealKeys).values({ ...key, privateKey: seal(secret, sealed) })
  return { ...key, privateKey }
}
