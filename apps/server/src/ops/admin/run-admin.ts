import { parseArgs } from 'node:util'
import { invitationBody } from '@quittance/contract/admin'
import type { Secrets } from '#accounts/seal.ts'
import { resealSecondSteps } from '#accounts/second-step/reseal.ts'
import { deleteSecondStep, findSecondStep } from '#accounts/second-step/second-steps.queries.ts'
import {
  type EventWithAddress,
  listAllEvents,
  recordEvent,
} from '#accounts/security-events.queries.ts'
import type { SignUpMode } from '#accounts/sign-up-rules.ts'
import { findUserByEmail, listUsers, lockUser, type UserRow } from '#accounts/users.queries.ts'
import { isGranted, isPaid } from '#billing/plan-rules.ts'
import { answerDays } from '#claims/links/report-links.ts'
import { resealWebhooks } from '#claims/webhooks/webhooks.queries.ts'
import type { Db } from '#db/connect.ts'
import { rotateSealKey } from '#record/seal-keys.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import {
  grantPremium,
  insertAdminAction,
  invite,
  revokePremium,
  setAdmin,
} from './admin-changes.ts'
import { verifyZip } from './verify-zip.ts'

const max = 1000

/** Newest first, of one account or of all. */
async function listSecurityEvents(db: Db, email: string | undefined, by: string) {
  const user = email === undefined ? undefined : await requireAccount(db, email)
  await insertAdminAction(db, { action: 'list-events', userId: user?.id, email: user?.email, by })
  const events = await listAllEvents(db, { userId: user?.id, limit: max })
  const end =
    events.length === max
      ? `The newest ${max}. Add an address to see one account.`
      : `${events.length} events in 180 days.`
  return [...events.map(describe), end].join('\n')
}

function describe({ event, email }: EventWithAddress) {
  const { at, kind, userId, address, device } = event
  const whose = email ?? `account ${userId}, deleted`
  const from = address ? `${address}, ${device}` : 'an administrator'
  return [at.toISOString(), kind, whose, from].join('  ')
}

async function listEveryone(db: Db, by: string) {
  await insertAdminAction(db, { action: 'list-users', by })
  const lines: string[] = []
  let page = await listUsers(db, 0)
  while (page.length > 0) {
    for (const { user, trips } of page) lines.push(describeAccount(user, trips))
    page = await listUsers(db, page.at(-1)?.user.id ?? 0)
  }
  return [...lines, lines.length === 1 ? '1 account.' : `${lines.length} accounts.`].join('\n')
}

function describeAccount(user: UserRow, trips: number) {
  const { id, email, emailVerifiedAt, createdAt } = user
  const address = emailVerifiedAt ? email : `${email} (not verified)`
  const amount = trips === 1 ? '1 trip' : `${trips} trips`
  return [id, address, planOf(user), amount, `since ${dayOf(createdAt)}`].join('  ')
}

function planOf(user: UserRow) {
  const { paidUntil, premiumUntil } = user
  if (isPaid(user) && paidUntil) return 'premium, paid'
  if (isGranted(user) && premiumUntil) return `premium, granted until ${dayOf(premiumUntil)}`
  return 'free'
}

function dayOf(date: Date) {
  return date.toISOString().slice(0, 10)
}

const usage =
  'npm run admin -- grant-premium <email> --until 2027-01-31, or revoke-premium <email>, make-admin <email>, remove-admin <email>, invite <email>, list-users, events [<email>], reset-second-step <email>, rotate-secret, verify <zip>'

type AdminDeps = {
  db: Db
  by: string
  openSecrets: () => Promise<Secrets>
  publicUrl: URL
  signUpMode: SignUpMode
}

/** Runs the arguments on behalf of `by`, and returns what to print. */
export async function runAdmin(deps: AdminDeps, args: string[]) {
  const { db, by, openSecrets } = deps
  const { action, email, until, isTooMuch } = parse(args)
  if (isTooMuch) throw new StartupError(`Too many arguments. Usage: ${usage}`)
  if (action === 'list-users' && !email && !until) return listEveryone(db, by)
  if (action === 'rotate-secret' && !email && !until) return rotateSecret(db, openSecrets, by)
  if (action === 'verify' && email && !until) return verifyZip(db, email)
  if (action === 'events' && !until) return listSecurityEvents(db, email, by)
  if (action === 'reset-second-step' && email && !until) return resetSecondStep(db, email, by)
  if (action === 'revoke-premium' && email && !until) return endGrant(db, email, by)
  if (action === 'make-admin' && email && !until) return changeAdmin(db, email, true, by)
  if (action === 'remove-admin' && email && !until) return changeAdmin(db, email, false, by)
  if (action === 'invite' && email && !until) return inviteAddress(deps, email)
  if (action === 'grant-premium' && email) {
    if (until) return grantUntil(db, email, until, by)
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

/** The second half of replacing the secret; the first is setting both. */
async function rotateSecret(db: Db, openSecrets: () => Promise<Secrets>, by: string) {
  const secrets = await openSecrets()
  if (!secrets.previousSecret) {
    throw new StartupError(
      'SESSION_SECRET_PREVIOUS is not set. Set it to the earlier secret on every server and here, with the new one in SESSION_SECRET, and start them again first.',
    )
  }
  const { resealed, unreadable } = await resealSecondSteps(db, secrets)
  await resealWebhooks(db, secrets)
  await rotateSealKey(db, secrets)
  await insertAdminAction(db, { action: 'rotate-secret', by })
  const lost =
    unreadable > 0
      ? ` Opened by neither secret: ${unreadable}; their users need a recovery code.`
      : ''
  return `Authenticator secrets sealed with the new secret: ${resealed}.${lost} Claims are sealed with a new key from now on. Remove SESSION_SECRET_PREVIOUS in ${answerDays} days, when the links to claims that it signed have expired.`
}

/** Until the end of that day in UTC. */
async function grantUntil(db: Db, email: string, day: string, by: string) {
  const until = endOf(day)
  return changeAccount(db, email, async (tx, user) => {
    if (await grantPremium(tx, user, until, by))
      return `${user.email} has premium access until the end of ${day} (UTC).`
    throw new StartupError(`${day} is in the past. Use a future date.`)
  })
}

async function endGrant(db: Db, email: string, by: string) {
  return changeAccount(db, email, async (tx, user) => {
    if (!(await revokePremium(tx, user, by)))
      return `${user.email} has no granted access; nothing was changed.`
    const rest = isPaid(user) ? ' They pay for the Pro plan themselves and keep it.' : ''
    return `${user.email} no longer has granted access.${rest}`
  })
}

async function changeAdmin(db: Db, email: string, isAdmin: boolean, by: string) {
  return changeAccount(db, email, async (tx, user) => {
    const isChanged = await setAdmin(tx, user, isAdmin, by)
    const state = isAdmin ? 'an administrator' : 'not an administrator'
    return `${user.email} is ${state}${isChanged ? ' now' : ' already; nothing was changed'}.`
  })
}

async function inviteAddress({ db, by, publicUrl, signUpMode }: AdminDeps, given: string) {
  const parsed = invitationBody.safeParse({ email: given })
  if (!parsed.success) throw new StartupError(`${given} is not an email address.`)
  const { email } = parsed.data
  if (signUpMode === 'closed') throw new StartupError('SIGN_UP is closed: nobody can sign up.')
  return db.transaction(async (tx) => {
    if (await findUserByEmail(tx, email)) throw new StartupError(`${email} has an account.`)
    const url = await invite(tx, email, by, publicUrl)
    return `${email} gets an email with this link, which works once, for 7 days: ${url}`
  })
}

function changeAccount(db: Db, email: string, change: (tx: Db, user: UserRow) => Promise<string>) {
  return db.transaction(async (tx) => change(tx, await lockAccount(tx, email)))
}

async function lockAccount(tx: Db, email: string) {
  const { id } = await requireAccount(tx, email)
  const user = await lockUser(tx, id)
  if (!user) throw new StartupError(`${email} was just deleted.`)
  return user
}

function endOf(day: string) {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59Z`) : null
  // 30 February becomes 2 March.
  if (end && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(day)) return end
  throw new StartupError(`${day} is not a valid date. Use the form --until 2027-01-31.`)
}

async function requireAccount(db: Db, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) throw new StartupError(`There is no account with the address ${email}.`)
  return user
}
