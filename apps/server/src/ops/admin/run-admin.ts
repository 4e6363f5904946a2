import { parseArgs } from 'node:util'
import type { Secrets } from '#accounts/seal.ts'
import { deleteSecondStep, findSecondStep } from '#accounts/second-step/second-steps.queries.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import type { Db } from '#db/connect.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { insertAdminAction } from './admin-actions.queries.ts'
import { grantPremium, revokePremium } from './grants.ts'
import { listSecurityEvents } from './list-events.ts'
import { listEveryone } from './list-everyone.ts'
import { requireAccount } from './require-account.ts'
import { rotateSecret } from './rotate-secret.ts'
import { verifyZip } from './verify-zip.ts'

const usage =
  'npm run admin -- grant-premium <email> --until 2027-01-31, or revoke-premium <email>, list-users, events [<email>], reset-second-step <email>, rotate-secret, verify <zip>'

type AdminDeps = { db: Db; by: string; openSecrets: () => Promise<Secrets> }

/** Runs the arguments on behalf of `by`, and returns what to print. */
export async function runAdmin({ db, by, openSecrets }: AdminDeps, args: string[]) {
  const { action, email, until, isTooMuch } = parse(args)
  if (isTooMuch) throw new StartupError(`Too many arguments. Usage: ${usage}`)
  if (action === 'list-users' && !email && !until) return listEveryone(db, by)
  if (action === 'rotate-secret' && !email && !until) return rotateSecret(db, openSecrets, by)
  if (action === 'verify' && email && !until) return verifyZip(db, email)
  if (action === 'events' && !until) return listSecurityEvents(db, email, by)
  if (action === 'reset-second-step' && email && !until) return resetSecondStep(db, email, by)
  if (action === 'revoke-premium' && email && !until) return revokePremium(db, email, by)
  if (action === 'grant-premium' && email) {
    if (until) return grantPremium(db, email, until, by)
    throw new StartupError('Missing option: --until 2027-01-31')
  }
  throw new StartupError(`Missing or unknown command. Usage: ${usage}`)
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { until: { type: 'string' } },
    })
    const [action, email, ...rest] = positionals
    return { action, email: email?.trim(), until: values.until, isTooMuch: rest.length > 0 }
  } catch (error) {
    throw new StartupError(`${reasonOf(error)} Usage: ${usage}`)
  }
}

/** For a user who lost phone and recovery codes; the administrator has verified the user. */
async function resetSecondStep(db: Db, email: string, by: string) {
  return db.transaction(async (tx) => {
    const user = await requireAccount(tx, email)
    const found = await findSecondStep(tx, user.id)
    if (!found?.confirmedAt)
      return `${user.email} does not use two-step sign-in; nothing was changed.`
    await deleteSecondStep(tx, user.id)
    await recordEvent(tx, { userId: user.id, kind: 'second-step-off' })
    const about = { userId: user.id, email: user.email, by }
    await insertAdminAction(tx, { action: 'reset-second-step', ...about })
    return `${user.email} is no longer asked for a code when logging in.`
  })
}
