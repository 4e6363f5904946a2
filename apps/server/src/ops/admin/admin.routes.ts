import { statfs } from 'node:fs/promises'
import { type AdminUser, adminEndpoints } from '@quittance/contract/admin'
import { inMegabytes } from '@quittance/contract/storage-words'
import type { FastifyInstance } from 'fastify'
import { deleteInvitation, listInvitations } from '#accounts/invitations.queries.ts'
import { requireSecondStep, type SecondStepDeps } from '#accounts/require-second-step.ts'
import { listAllEvents, recordEvent } from '#accounts/security-events.queries.ts'
import type { SignUpMode } from '#accounts/sign-up-rules.ts'
import { findUserByEmail, lockUser, type UserRow } from '#accounts/users.queries.ts'
import { isGranted, isPaid, type PlanRules, planOf } from '#billing/plan-rules.ts'
import type { Db } from '#db/connect.ts'
import { deleteSessionsOfUser, hasRecentSecondStep, recordSecondStep } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount, requireUser } from '#http/mount.ts'
import { listMails, retryMail } from '#mail/outbox.queries.ts'
import { version } from '#process/version.ts'
import { storageOf } from '#storage/storage-quota.ts'
import { findUsers, readServerFigures } from './admin.queries.ts'
import { grantPremium, insertAdminAction, invite, revokePremium } from './admin-changes.ts'

type Deps = SecondStepDeps & { planRules: PlanRules; signUpMode: SignUpMode; dataDir: string }

const perPage = 25
const longestList = 100

export async function registerAdmin(app: FastifyInstance, deps: Deps) {
  await app.register(async (part) => {
    // A hook for all of them, so that a new call cannot forget it.
    part.addHook('preHandler', async (request) => {
      if (request.routeOptions.url === '/api/admin/second-step') return
      if (await hasRecentSecondStep(deps.db, request.sessionId, 60)) return
      await requireSecondStep(deps, requireUser(request), undefined, request)
    })
    mountAdmin(part, deps)
  })
}

function mountAdmin(app: FastifyInstance, deps: Deps) {
  const { db, mailer, planRules, publicUrl, signUpMode } = deps

  function changeUser<T>(id: number, change: (tx: Db, user: UserRow) => Promise<T>) {
    return db.transaction(async (tx) => {
      const user = await lockUser(tx, id)
      if (!user) throw new AppError('NOT_FOUND', 'This account was deleted.')
      return change(tx, user)
    })
  }

  mount(app, adminEndpoints, {
    'POST /api/admin/second-step': async ({ user, body, request }) => {
      if (await requireSecondStep(deps, user, body.code, request))
        await recordSecondStep(db, request.sessionId)
      return { message: 'Confirmed' }
    },

    'GET /api/admin/users': async ({ query }) => {
      const found = await findUsers(db, query, perPage)
      return Promise.all(
        found.map(async ({ user, trips, lastSeenAt, receipts }) => ({
          id: user.id,
          email: user.email,
          isAdmin: user.isAdmin,
          createdAt: user.createdAt.toISOString(),
          lastSeenAt: toText(lastSeenAt),
          ...describePlan(user, trips, planRules),
          receipts,
          usedBytes: (await storageOf(db, user.id, 0)).usedBytes,
        })),
      )
    },

    'POST /api/admin/users/:id/grant': async ({ params, body, user: { email: by } }) => {
      const until = body.until && new Date(`${body.until}T23:59:59Z`)
      const isDone = await changeUser(params.id, (tx, user) =>
        until ? grantPremium(tx, user, until, by) : revokePremium(tx, user, by),
      )
      if (!isDone && until) throw new AppError('VALIDATION', 'Please choose a day in the future.')
      if (!isDone) throw new AppError('WRONG_STATE', 'This account has no granted Pro.')
      return { message: until ? 'Pro granted' : 'Granted Pro ended' }
    },

    'POST /api/admin/users/:id/sign-out': async ({ params, user: { email: by } }) => {
      await changeUser(params.id, async (tx, { id: userId, email }) => {
        await deleteSessionsOfUser(tx, userId)
        await insertAdminAction(tx, { action: 'sign-out', userId, email, by })
        await recordEvent(tx, { userId, kind: 'signed-out' })
      })
      return { message: 'Signed out everywhere' }
    },

    'GET /api/admin/events': async ({ query: { search } }) => {
      const events = await listAllEvents(db, { search, limit: longestList })
      return events.map(({ event: { id, at, kind, device, address }, email }) => {
        return { id, at: at.toISOString(), kind, device, address, email }
      })
    },

    'GET /api/admin/server': async () => describeServer(deps),

    'POST /api/admin/mails/:id/retry': async ({ params, user: { id: userId, email }, request }) => {
      await db.transaction(async (tx) => {
        if (!(await retryMail(tx, params.id)))
          throw new AppError('NOT_FOUND', 'This email was sent, or is being sent.')
        await insertAdminAction(tx, { action: 'retry-mail', by: email })
        await recordEvent(tx, { userId, kind: 'mail-retried', caller: callerOf(request) })
      })
      void mailer.flush()
      return { message: 'Trying again' }
    },

    'POST /api/admin/invitations': async ({ body: { email }, user, request }) => {
      if (signUpMode === 'closed')
        throw new AppError('WRONG_STATE', 'Sign-up is closed: nobody can use an invitation.')
      const url = await db.transaction(async (tx) => {
        if (await findUserByEmail(tx, email))
          throw new AppError('EMAIL_TAKEN', 'This address has an account.')
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'invitation-sent', caller })
        return invite(tx, email, user.email, publicUrl)
      })
      void mailer.flush()
      return { message: 'Invitation sent', url }
    },

    'POST /api/admin/invitations/withdraw': async ({ body: { email }, user, request }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteInvitation(tx, email)))
          throw new AppError('NOT_FOUND', 'This invitation was used or has expired.')
        await insertAdminAction(tx, { action: 'withdraw-invitation', email, by: user.email })
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'invitation-withdrawn', caller })
      })
      return { message: 'Invitation withdrawn' }
    },
  })
}

type UserPlan = Pick<AdminUser, 'plan' | 'planUntil'>

function describePlan(user: UserRow, tripsUsed: number, rules: PlanRules): UserPlan {
  if (isGranted(user)) return { plan: 'granted', planUntil: toText(user.premiumUntil) }
  if (isPaid(user)) return { plan: 'paid', planUntil: toText(user.paidUntil) }
  const { trialEndsAt, isTrialOver } = planOf(user, { tripsUsed, now: new Date() }, rules)
  if (!trialEndsAt) return { plan: 'unverified', planUntil: null }
  return { plan: isTrialOver ? 'trial-over' : 'trial', planUntil: trialEndsAt }
}

async function describeServer({ db, dataDir }: Deps) {
  const figures = await readServerFigures(db)
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const disk = `${inMegabytes(bavail * bsize)} of ${inMegabytes(blocks * bsize)} free`
  const mails = await listMails(db, longestList)
  const invitations = await listInvitations(db, longestList)
  const facts = {
    Database: inMegabytes(figures.database),
    'Photos and documents': inMegabytes(figures.files),
    'Disk of the data folder': disk,
    'Mail to send': `${figures.outgoing}`,
    'Calls of webhooks to make': `${figures.calls}`,
    'Received mail to open': `${figures.incoming}`,
    'Stripe customers to delete': `${figures.customers}`,
    'Next fetch of exchange rates': figures.rates ?? 'soon',
    'Next removal of unused files': figures.sweep ?? 'soon',
    Quittance: version,
    Node: process.version,
    PostgreSQL: figures.postgres,
    'Last migration': figures.migration,
  }
  return {
    facts: Object.entries(facts).map(([name, text]) => ({ name, text })),
    mails: mails.map(({ id, message: { to }, attempts, lastError, nextAttemptAt: next }) => {
      return { id, to, attempts, lastError, nextAttemptAt: next.toISOString() }
    }),
    invitations: invitations.map(({ email, expiresAt }) => {
      return { email, expiresAt: expiresAt.toISOString() }
    }),
  }
}

/** Results of raw SQL are text. */
function toText(moment: Date | string | null) {
  return moment && new Date(moment).toISOString()
}
