import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { createTestDatabase } from '#test/database.ts'
import type { MailTransport, OutgoingMail } from './mail.ts'
import { createMailer } from './mailer.ts'
import { claimMail, enqueueMail } from './outbox.queries.ts'

const message = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const sentMessage = { ...message, attachments: [] }
const log = pino({ level: 'silent' })
const publicUrl = new URL('http://localhost:3000')
// No mail in these tests has an attachment.
const storage = createDiskStorage('')

let db: Db
beforeEach(async () => {
  ;({ db } = await createTestDatabase())
})

test('any number of senders send each mail once', async () => {
  const sent: string[] = []
  const transport = { send: async ({ subject }: OutgoingMail) => void sent.push(subject) }
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`)
  for (const subject of subjects) await enqueueMail(db, { ...message, subject })

  await Promise.all([1, 2, 3].map(() => mailerWith(transport).flush()))
  expect(sent.toSorted()).toEqual(subjects.toSorted())
  expect(await waiting()).toEqual([])
})

test('a failed mail waits, longer each time, and goes out when the server is back', async () => {
  let isDown = true
  const sent: OutgoingMail[] = []
  const mailer = mailerWith({
    async send(mail) {
      if (isDown) throw new Error('no route to host')
      sent.push(mail)
    },
  })
  await enqueueMail(db, message)

  const pauses = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await mailer.flush()
    pauses.push((await waiting())[0]?.minutes)
    await db.execute(sql`update outbox set next_attempt_at = now()`)
  }
  expect(pauses).toEqual([1, 2, 4])
  expect(await waiting()).toMatchObject([{ attempts: 3, last_error: 'no route to host' }])

  isDown = false
  await mailer.flush()
  expect(sent).toEqual([sentMessage])
})

test('after three days of trying a mail is given up', async () => {
  const transport = { send: () => Promise.reject(new Error('mailbox does not exist')) }
  await enqueueMail(db, message)
  await db.execute(sql`update outbox set created_at = now() - interval '73 hours'`)
  await mailerWith(transport).flush()
  expect(await waiting()).toEqual([])
})

test('a mail whose sender died on the way is taken up by another after its two minutes', async () => {
  await enqueueMail(db, message)
  const dying = mailerWith({ send: () => new Promise(() => {}) })
  void dying.flush()
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)

  const sent: OutgoingMail[] = []
  const other = mailerWith({ send: async (mail) => void sent.push(mail) })
  await other.flush()
  expect(sent).toEqual([])
  await db.execute(sql`update outbox set next_attempt_at = next_attempt_at - interval '2 minutes'`)
  await other.flush()
  expect(sent).toEqual([sentMessage])
})

test('a mail that takes longer than a claim is not sent by another meanwhile', async () => {
  await enqueueMail(db, message)
  const handedOver = Promise.withResolvers<void>()
  const slow = mailerWith({ send: () => handedOver.promise }, { renewEveryMs: 5 })
  const flushing = slow.flush()
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  await db.execute(sql`update outbox set next_attempt_at = now()`)
  await expect.poll(async () => (await waiting())[0]?.minutes).toBe(2)

  handedOver.resolve()
  await flushing
  expect(await waiting()).toEqual([])
})

test('Hole 6: a mail that hangs is given up when the server stops, and no other sends it while it may arrive', async () => {
  await enqueueMail(db, message)
  const handedOver = Promise.withResolvers<void>()
  const stopping = mailerWith({ send: () => handedOver.promise })
  const flushing = stopping.flush()
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  await stopping.stop(0)
  await flushing

  const sent: OutgoingMail[] = []
  const other = mailerWith({ send: async (mail) => void sent.push(mail) })
  await other.flush()
  expect(sent).toEqual([])
  expect(await waiting()).toHaveLength(1)
  // It was delivered after all, before the process ended.
  handedOver.resolve()
  await expect.poll(waiting).toEqual([])
})

test('Hole 6: what is due when the server stops is still sent, if the mail server answers', async () => {
  const sent: OutgoingMail[] = []
  const stopping = mailerWith({ send: async (mail) => void sent.push(mail) })
  await enqueueMail(db, message)
  await stopping.stop(10_000)
  expect(sent).toEqual([sentMessage])
  await enqueueMail(db, message)
  await stopping.flush()
  expect(sent).toHaveLength(1)
  expect(await waiting()).toHaveLength(1)
})

test('Truth 18: one due mail is taken at a time, whatever plan the database makes of it', async () => {
  // As after a quiet night: by its statistics the queue is nearly empty.
  await db.execute(sql`analyze outbox`)
  for (let count = 0; count < 11; count += 1) await enqueueMail(db, message)
  const claimed = await db.transaction(async (tx) => {
    for (const plan of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'indexscan', 'sort']) {
      await tx.execute(sql.raw(`set local enable_${plan} = off`))
    }
    await claimMail(tx)
    const { rows } = await tx.execute(sql`select id from outbox where attempts > 0`)
    return rows
  })
  expect(claimed).toHaveLength(1)
})

function mailerWith(transport: MailTransport, options: { renewEveryMs?: number } = {}) {
  return createMailer({ db, storage, transport, log, publicUrl, ...options })
}

async function waiting() {
  const { rows } = await db.execute<{ minutes: number; attempts: number }>(
    sql`select attempts, last_error, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from outbox`,
  )
  return rows
}
