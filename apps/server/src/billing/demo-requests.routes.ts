import { demoRequestEndpoints } from '@quittance/contract/demo-requests'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { demoRequests } from '#db/schema.ts'
import { mount } from '#http/mount.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { renderMail } from '#mail/render-mail.ts'

type Deps = { db: Db; mailer: Mailer; salesEmail: string | undefined }

export function registerDemoRequests(app: FastifyInstance, { db, mailer, salesEmail }: Deps) {
  mount(app, demoRequestEndpoints, {
    'POST /api/demo-requests': async ({ body, request }) => {
      const client = clientKey(request)
      await limitAttempts(db, [{ key: 'demo', client, max: 10, windowMinutes: 60 }])
      await db.transaction(async (tx) => {
        await insertDemoRequest(tx, body)
        if (salesEmail) await enqueueMail(tx, demoRequestMail(salesEmail, body))
      })
      void mailer.flush()
      return { message: 'Thank you. We will be in touch within 24 hours.' }
    },
  })
}

type DemoRequest = Parameters<typeof insertDemoRequest>[1]

function demoRequestMail(
  to: string,
  { name, email, phone, company, businessDescription }: DemoRequest,
) {
  return renderMail({
    to,
    subject: `Demo request from ${name}`,
    paragraphs: [
      `${name} requested a 15-minute demo and was promised a reply within 24 hours.`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      ...(company ? [`Company: ${company}`] : []),
      ...(businessDescription ? [businessDescription] : []),
    ],
    footnote: 'Sent because this address is the SALES_EMAIL of this Quittance server.',
  })
}

async function insertDemoRequest(db: Db, request: typeof demoRequests.$inferInsert) {
  await db.insert(demoRequests).values(request)
}
