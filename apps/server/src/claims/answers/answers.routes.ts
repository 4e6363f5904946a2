import { answerEndpoints } from '@quittance/contract/answers'
import type { FastifyInstance } from 'fastify'
import { senderLimits } from '#claims/delivery/report-mail-limits.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import { deviceOf } from '#http/device-kind.ts'
import { mount } from '#http/mount.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { confirmPayment } from './confirm-payment.ts'
import { readConversation } from './read-conversation.ts'
import { remindRecipients } from './remind-recipients.ts'
import { replyToRemark } from './reply-to-remark.ts'
import { sumOutstanding } from './sum-outstanding.ts'

export function registerAnswers(app: FastifyInstance, deps: ReportsDeps) {
  const { db } = deps
  mount(app, answerEndpoints, {
    'GET /api/trips/:id/conversation': ({ user, params }) =>
      readConversation(db, user.id, params.id),

    'GET /api/claims/outstanding': ({ user }) => sumOutstanding(db, user.id),

    'POST /api/remarks/:id/reply': ({ user, params, body }) =>
      replyToRemark(db, user.id, params.id, body.reply),

    'POST /api/trips/:id/confirm-payment': ({ user, params, body, request }) =>
      confirmPayment(db, user.id, {
        tripId: params.id,
        paidOn: body.paidOn,
        device: deviceOf(request),
      }),

    'POST /api/trips/:id/remind': async ({ user, params, request }) => {
      await limitAttempts(db, senderLimits(user.id))
      return remindRecipients({ ...deps, log: request.log }, user, params.id)
    },
  })
}
