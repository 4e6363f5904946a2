import * as contentDisposition from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { comesFromThisMachine } from '#http/this-machine.ts'
import { escapeHtml } from './html.ts'
import type { Mailbox, MailboxMessage } from './mail.ts'

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; max-width: 640px; padding: 32px 16px; font: 16px/24px system-ui, sans-serif; }
  h1 { font-size: 28px; line-height: 34px; margin: 0 0 8px; }
  p { margin: 0 0 24px; opacity: 0.75; }
  details { border: 1px solid rgb(127 127 127 / 0.3); border-radius: 14px; margin: 0 0 12px; overflow: hidden; }
  summary { padding: 14px 16px; cursor: pointer; }
  summary span { display: block; font-size: 14px; opacity: 0.75; }
  ul { list-style: none; margin: 0; padding: 0 16px 14px; font-size: 14px; }
  iframe { border: 0; border-top: 1px solid rgb(127 127 127 / 0.3); display: block; width: 100%; height: 480px; background: #faf9f6; }
`

function renderMailboxPage(messages: MailboxMessage[]) {
  const list = messages.map(renderMessage).join('')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mailbox · Quittance</title><style>${style}</style></head>
<body><main>
<h1>Mailbox</h1>
<p>No mail server is set up, so every mail that Quittance would send lands here, newest first. Only this machine can open this page. Reload it to look for new mail.</p>
${list || '<p>No mail yet. Sign up, and the verification mail appears here.</p>'}
</main></body></html>`
}

function renderMessage(message: MailboxMessage, index: number) {
  const { id, to, subject, sentAt } = message
  const title = escapeHtml(subject)
  return `<details${index === 0 ? ' open' : ''}><summary>${title}<span>to ${escapeHtml(to)}, ${escapeHtml(sentAt.replace('T', ' ').slice(0, 16))} UTC</span></summary>${renderAttachments(message)}<iframe src="/dev/mailbox/${id}" title="${title}" loading="lazy"></iframe></details>`
}

function renderAttachments({ id, attachments }: MailboxMessage) {
  if (attachments.length === 0) return ''
  const items = attachments.map(
    ({ name, bytes }, index) =>
      `<li>Attached: <a href="/dev/mailbox/${id}/attachments/${index}" download>${escapeHtml(name)}</a> (${Math.ceil(bytes / 1000).toLocaleString('en')} kB)</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

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
