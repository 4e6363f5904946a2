import { sessionEndpoints } from '@quittance/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { listEvents, recordEvent } from '#accounts/security-events.queries.ts'
import type { Db } from '#db/connect.ts'
import {
  deleteOtherSessions,
  deleteSessionOfUser,
  listSessions,
  type SessionRow,
} from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount } from '#http/mount.ts'

const eventsShown = 100

export function registerSessions(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, sessionEndpoints, {
    'GET /api/auth/sessions': async ({ user, request }) => {
      const sessions = (await listSessions(db, user.id)).map((row) =>
        mapSession(row, request.sessionId),
      )
      return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    },

    'DELETE /api/auth/sessions/:id': async ({ user, params, request }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteSessionOfUser(tx, user.id, params.id))) {
          throw new AppError('NOT_FOUND', 'This device is already signed out.')
        }
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'session-ended', caller })
      })
      return { message: 'Signed out' }
    },

    'DELETE /api/auth/sessions': async ({ user, request }) => {
      const { sessionId } = request
      if (!sessionId) throw new Error('A call with a user has no session.')
      await db.transaction(async (tx) => {
        await deleteOtherSessions(tx, user.id, sessionId)
        const caller = callerOf(request)
        await recordEvent(tx, { userId: user.id, kind: 'session-ended', caller })
      })
      return { message: 'Every other device is signed out' }
    },

    'GET /api/auth/events': async ({ user }) => {
      const events = await listEvents(db, user.id, eventsShown)
      return events.map(({ id, at, kind, device, address }) => ({
        id,
        at: at.toISOString(),
        kind,
        device,
        address,
      }))
    },
  })
}

/** Sessions created before device names were recorded have none. */
function mapSession(row: SessionRow, currentId: string | null) {
  const { id, device, address, createdAt, lastUsedAt } = row
  return {
    id,
    device: device || 'Unknown device',
    address,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === currentId,
  }
}
