import * as contentDisposition from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { comesFromThisMachine } from '#http/this-machine.ts'
import type { Mailbox } from './mail.ts'
import { renderMailboxPage } from './mailbox-page.ts'

/** Shows every account's mail, so it is served only to this machine. */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox) {
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (!comesFromThisMachine(request)) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
      )
      .send(renderMailboxPage(await mailbox.list()))
  })

  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const message = comesFromThisMachine(request) && (await mailbox.find(request.params.id))
      if (!message) return reply.callNotFound()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
        )
        .send(message.html.replace('<head>', '<head><base target="_top">'))
    },
  )

  app.get<{ Params: { id: string; index: string } }>(
    '/dev/mailbox/:id/attachments/:index',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, index } = request.params
      const file =
        comesFromThisMachine(request) && (await mailbox.openAttachment(id, Number(index)))
      if (!file) return reply.callNotFound()
      return reply
        .type(file.contentType)
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition.create(file.name))
        .send(file.open())
    },
  )
}
