import { isSealedWith, type Secrets, seal, unseal } from '#accounts/seal.ts'
import type { Db } from '#db/connect.ts'
import { listSealedSecrets, replaceSealedSecret } from './second-steps.queries.ts'

/** How many authenticator secrets neither secret opens. */
export async function countUnreadable(db: Db, secrets: Secrets) {
  const rows = await listSealedSecrets(db)
  return rows.filter(({ secret }) => unseal(secrets, secret) === undefined).length
}

/** Seals with the current secret what the previous one sealed. */
export async function resealSecondSteps(db: Db, secrets: Secrets) {
  const rows = await listSealedSecrets(db)
  const old = rows.filter(({ secret }) => !isSealedWith(secrets.secret, secret))
  let resealed = 0
  for (const { userId, secret } of old) {
    const text = unseal(secrets, secret)
    if (text === undefined) continue
    await replaceSealedSecret(db, userId, secret, seal(secrets.secret, text))
    resealed += 1
  }
  return { resealed, unreadable: old.length - resealed }
}
