import { ledgerEndpoints, ledgerKinds } from '@quittance/contract/ledger'
import { tripParams } from '@quittance/contract/trips'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireFinalization } from '#claims/renew-links.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { FileSender } from '#claims/send-file.ts'
import { AppError } from '#http/app-error.ts'
import { mount, requireUser } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { claimSchema, schemaPath } from './claim-json.ts'
import { findLedgerAccounts, saveLedgerAccounts } from './ledger-accounts.queries.ts'
import { checkLedgerFile } from './ledger-file.ts'
import { loadLedgerSource, sendLedgerFile } from './send-ledger.ts'

const fileParams = tripParams.extend({ kind: z.enum(ledgerKinds) })

/** Accounts, and the ledger files for the traveller; finance reaches them by the claim page. */
export function registerLedger(app: FastifyInstance, deps: ReportsDeps, sendFile: FileSender) {
  const { db, storage } = deps

  async function loadOwn(userId: number, tripId: number, { log }: FastifyRequest) {
    const { id } = await db.transaction((tx) =>
      requireFinalization({ db: tx, storage, log }, userId, tripId),
    )
    return { id, source: await loadLedgerSource(deps, { id, userId, hasImages: true }, log) }
  }

  mount(app, ledgerEndpoints, {
    'GET /api/ledger-accounts': ({ user }) => findLedgerAccounts(db, user.id),

    'PUT /api/ledger-accounts': async ({ user, body }) => {
      await saveLedgerAccounts(db, user.id, body)
      return body
    },

    'GET /api/trips/:id/ledger': async ({ user, params, request }) => {
      const { source } = await loadOwn(user.id, params.id, request)
      const files = ledgerKinds.map(async (kind) => {
        const problems = await checkLedgerFile(kind, source)
        const url = problems.length === 0 ? `/api/trips/${params.id}/ledger/${kind}` : null
        return { kind, url, problems }
      })
      return { files: await Promise.all(files) }
    },
  })

  app.get<{ Params: z.output<typeof fileParams> }>(
    '/api/trips/:id/ledger/:kind',
    { schema: { hide: true, params: fileParams } },
    async (request, reply) => {
      const user = requireUser(request)
      await limitAttempts(db, [
        { key: 'report', client: clientKey(request), max: 120, windowMinutes: 60 },
      ])
      const { id: tripId, kind } = request.params
      const { id, source } = await loadOwn(user.id, tripId, request)
      const problems = await checkLedgerFile(kind, source)
      if (problems.length > 0) throw new AppError('WRONG_STATE', problems.join(' '))
      reply.header('cache-control', 'private, no-store')
      return sendLedgerFile(deps, source, { id, kind }, { request, reply, sendFile })
    },
  )

  app.get(schemaPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/schema+json')
      .header('cache-control', 'public, max-age=86400')
      .send(claimSchema(deps.links.origin)),
  )
}
