import type { Secrets } from '#accounts/seal.ts'
import { resealSecondSteps } from '#accounts/second-step/reseal.ts'
import { answerDays } from '#claims/links/report-links.ts'
import type { Db } from '#db/connect.ts'
import { rotateSealKey } from '#record/seal-keys.ts'
import { StartupError } from '#startup-error.ts'
import { insertAdminAction } from './admin-actions.queries.ts'

/** The second half of replacing the secret; the first is setting both. */
export async function rotateSecret(db: Db, openSecrets: () => Promise<Secrets>, by: string) {
  const secrets = await openSecrets()
  if (!secrets.previousSecret) {
    throw new StartupError(
      'SESSION_SECRET_PREVIOUS is not set. Set it to the earlier secret on every server and here, with the new one in SESSION_SECRET, and start them again first.',
    )
  }
  const { resealed, unreadable } = await resealSecondSteps(db, secrets)
  await rotateSealKey(db, secrets)
  await insertAdminAction(db, { action: 'rotate-secret', by })
  const lost =
    unreadable > 0
      ? ` Opened by neither secret: ${unreadable}; their users need a recovery code.`
      : ''
  return `Authenticator secrets sealed with the new secret: ${resealed}.${lost} Claims are sealed with a new key from now on. Remove SESSION_SECRET_PREVIOUS in ${answerDays} days, when the links to claims that it signed have expired.`
}
