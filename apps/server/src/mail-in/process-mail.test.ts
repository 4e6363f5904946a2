import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents, inboundMails, uploads } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { sweepExpired } from '#ops/housekeeping.ts'
import { SlowImageError } from '#receipts/images/prepare-image.ts'
import { createNoReader, type ReceiptReader } from '#receipts/reading/reader.ts'
import { sweepOrphans } from '#storage/sweep-orphans.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { createMailInApp, type MailInApp, newRecipient } from '#test/mail-in.ts'
import { inTwoHours, storedKeys } from '#test/stored.ts'
import { processMail, startMailProcessor } from './process-mail.ts'

let product: MailInApp
const bill = await pdfOf(billPages(2))
const picture = await photo(900, 900).png({ compressionLevel: 0 }).toBuffer()

/** The app, and a user who has sent these files. */
async function start(attachments = [{ filename: 'bill.pdf', content: bill }]) {
  product = await createMailInApp()
  const user = await newRecipient(product)
  await product.send({ from: user.email, to: user.address, subject: 'Bill', attachments })
  return user
}

async function rows() {
  return product.db.select().from(inboundMails)
}

async function mails() {
  return (await storedKeys(product.storage)).filter((key) => key.endsWith('.eml'))
}

/** As if the pause between two attempts were over. */
async function letTimePass() {
  await product.db.update(inboundMails).set({ tryAfter: new Date(0) })
}

function workWith(takeMailApart: MailInApp['work']['documents']['takeMailApart']) {
  return { ...product.work, documents: { ...product.work.documents, takeMailApart } }
}

function dbWith(transaction: () => Promise<never>) {
  return new Proxy(product.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
}

const die = () => Promise.reject(new Error('It died here.'))

test('Hole 21: a death at any write loses nothing and doubles nothing', async () => {
  const user = await start()
  const { work } = product
  const { put } = product.storage
  for (const deadly of [0, 1, 2, 3]) {
    let writes = 0
    const storage = {
      ...product.storage,
      put: (...args: Parameters<typeof put>) => (writes++ === deadly ? die() : put(...args)),
    }
    await processMail({ ...work, storage })
    expect(await rows()).toMatchObject([{ state: 'received', tries: 0 }])
    expect(await product.db.$count(uploads)).toBe(0)
  }
  await processMail({ ...work, db: dbWith(die) })
  expect(await rows()).toMatchObject([{ state: 'received', tries: 1 }])
  expect(await product.db.$count(documents)).toBe(0)
  expect(await mails()).toHaveLength(1)

  await letTimePass()
  await product.takeIn()
  expect(await rows()).toMatchObject([{ state: 'taken', rawKey: null }])
  expect(await user.inboxItems()).toHaveLength(1)
  expect(await storedKeys(product.storage)).toHaveLength(4)
  expect(await mails()).toEqual([])
})

test('Hole 21: what a killed server left half done is done by the next, and its files are swept', async () => {
  const user = await start()
  const { work, storage } = product
  const killed = Promise.withResolvers<never>()
  const begun = Promise.withResolvers<void>()
  const db = dbWith(() => {
    begun.resolve()
    return killed.promise
  })
  const first = processMail({ ...work, db }).catch(() => {})
  await begun.promise
  expect(await storedKeys(storage)).toHaveLength(5)
  killed.reject(Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' }))
  await first
  await product.takeIn()
  expect(await user.inboxItems()).toHaveLength(1)
  expect(await storedKeys(storage)).toHaveLength(8)
  await sweepOrphans({ db: product.db, storage: inTwoHours(storage), log: product.app.log })
  expect(await storedKeys(storage)).toHaveLength(4)
})

test('a mail that waits to be opened is no orphan', async () => {
  await start()
  const { storage, db, app } = product
  await sweepOrphans({ db, storage: inTwoHours(storage), log: app.log })
  expect(await mails()).toHaveLength(1)
})

test('one that fails each time is retried less and less often, given up after five attempts, reported and kept', async () => {
  const user = await start()
  const work = workWith(die)
  const waits: number[] = []
  for (const tries of [1, 2, 3, 4, 5]) {
    const before = Date.now()
    await processMail(work)
    await processMail(work)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'received', tries })
    waits.push(Math.round(((row?.tryAfter.getTime() ?? 0) - before) / 60_000))
    await letTimePass()
  }
  expect(waits).toEqual([2, 15, 120, 720, 720])
  await processMail(work)
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'died' }])
  expect(await user.refusals()).toMatchObject([{ reason: 'died', subject: 'Bill' }])
  expect(await mails()).toHaveLength(1)
  await sweepExpired({ ...product, log: product.app.log })
  expect(await mails()).toHaveLength(1)
  await product.db.update(inboundMails).set({ receivedAt: sql`now() - interval '31 days'` })
  await sweepExpired({ ...product, log: product.app.log })
  expect(await rows()).toMatchObject([{ reason: 'died', rawKey: null }])
  expect(await storedKeys(product.storage)).toEqual([])
})

test('one that could not be opened is taken when it is sent again, and not twice', async () => {
  const user = await start()
  const again = async () => {
    const [row] = await rows()
    const path = join(product.uploadFolder, 'again.eml')
    await writeFile(path, await product.storage.readWhole(row?.rawKey ?? ''))
    const tokens = [user.address.split('@')[0] ?? '']
    const mail = { path, envelopeFrom: user.email, tokens, isTooLarge: false }
    return { send: () => product.receive(mail) }
  }
  const { send } = await again()
  await product.db.update(inboundMails).set({ tries: 5 })
  await product.takeIn()
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'died' }])
  await send()
  await send()
  expect(await rows()).toMatchObject([{ state: 'received', reason: null, tries: 0 }])
  await product.takeIn()
  await send()
  await product.takeIn()
  expect(await user.inboxItems()).toHaveLength(1)
  expect(await user.refusals()).toEqual([])
})

test('what is not the mail’s fault counts after a week', async () => {
  await start()
  await product.db.update(inboundMails).set({ receivedAt: sql`now() - interval '8 days'` })
  const busy = () => Promise.reject(new AppError('UNAVAILABLE', 'Busy'))
  await processMail(workWith(busy))
  expect(await rows()).toMatchObject([{ state: 'received', tries: 1 }])
})

test('a mail whose file is missing is reported', async () => {
  await start()
  for (const key of await mails()) await product.storage.remove(key)
  await product.takeIn()
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'died', rawKey: null }])
})

test('while readers are busy it waits, however often, and others are not held up', async () => {
  let isBusy = true
  const noReader = createNoReader()
  const reader: ReceiptReader = {
    read: async (...args) => {
      if (isBusy) throw new AppError('UNAVAILABLE', 'Busy', { retryAfterSeconds: 10 })
      return noReader.read(...args)
    },
  }
  product = await createMailInApp({ reader })
  const ada = await newRecipient(product)
  const eve = await newRecipient(product)
  const attachments = [{ filename: 'a.png', content: picture }]
  await product.send({ from: ada.email, to: ada.address, attachments })
  const text = 'Ride of 3 March 2026 from the airport to the hotel, total 14.50 EUR'
  await product.send({ from: eve.email, to: eve.address, text })
  for (let times = 0; times < 5; times += 1) await product.takeIn()
  expect(await ada.inboxItems()).toEqual([])
  expect(await eve.inboxItems()).toHaveLength(1)
  isBusy = false
  await product.takeIn()
  expect(await ada.inboxItems()).toMatchObject([{ kind: 'photo', name: 'a.png' }])
})

test('a mail that exceeds the quota is refused as a whole and reported', async () => {
  const user = await start()
  await processMail({ ...product.work, storageLimit: 1000 })
  expect(await user.refusals()).toMatchObject([{ reason: 'storage-full' }])
  expect(await storedKeys(product.storage)).toEqual([])
  expect(await product.db.$count(uploads)).toBe(0)
})

test('beyond the hourly limit the rest is stored unread, and read on request', async () => {
  const user = await start([1, 2, 3].map((at) => ({ filename: `${at}.pdf`, content: bill })))
  await processMail({ ...product.work, readsPerHour: 2 })
  const [one, two, three] = await user.inboxItems()
  expect([one.reading?.amount, two.reading?.amount, three.reading]).toEqual(['2.00', '2.00', null])
  const read = await user.browser.call(`POST /api/uploads/${three.id}/read`, {})
  expect(read.json()).toMatchObject({ amount: '2.00' })
})

test('refused parts are shown for 30 days, and hide no receipt', async () => {
  const user = await start()
  const attachments = [{ filename: 'a.zip', content: Buffer.from('504b0304140000000000', 'hex') }]
  await product.db.update(inboundMails).set({ receivedAt: new Date() })
  await product.send({ from: user.email, to: user.address, attachments, date: new Date(0) })
  await product.db
    .update(inboundMails)
    .set({ receivedAt: new Date(0) })
    .where(eq(inboundMails.subject, ''))
  await product.takeIn()
  const problems = (await user.inboxItems()).map(({ problem }: { problem: string }) => problem)
  expect(problems).toEqual([null, 'zip'])
  const waiting = await product.db.select().from(uploads).orderBy(uploads.keptUntil)
  const days = waiting.map(({ keptUntil }) => Math.round((+keptUntil - Date.now()) / 86_400_000))
  expect(days).toEqual([30, 180])
})

test('Hole 21: two servers open a mail once', async () => {
  const user = await start()
  await Promise.all([product.takeIn(), product.takeIn()])
  await product.takeIn()
  expect(await user.inboxItems()).toHaveLength(1)
  expect(await rows()).toMatchObject([{ tries: 1 }])
})

test('one whose lock was lost and who is late changes nothing', async () => {
  const user = await start()
  const [row] = await rows()
  const late = workWith(async (...args) => {
    await product.db.update(inboundMails).set({ state: 'taken', rawKey: null })
    return product.work.documents.takeMailApart(...args)
  })
  await processMail(late)
  expect(await user.inboxItems()).toEqual([])
  expect(await storedKeys(product.storage)).toEqual([])
  expect(row?.state).toBe('received')
})

test('mails are opened fairly across users, the oldest of each first', async () => {
  product = await createMailInApp()
  const crowd = await newRecipient(product)
  const quiet = await newRecipient(product)
  const text = 'Ride of 3 March 2026 from the airport to the hotel, total 14.50 EUR'
  for (const subject of ['one', 'two', 'three']) {
    await product.send({ from: crowd.email, to: crowd.address, subject, text })
  }
  await product.send({ from: quiet.email, to: quiet.address, subject: 'quiet', text })
  const opened: string[] = []
  const watched = workWith(async (...args) => {
    const mail = await readFile(args[0], 'utf8')
    opened.push(/^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
    // Both users' first mails are open before either is finished.
    await expect.poll(() => opened.length).toBeGreaterThan(1)
    return product.work.documents.takeMailApart(...args)
  })
  await processMail(watched)
  expect(opened.slice(0, 2).toSorted()).toEqual(['one', 'quiet'])
  expect(opened.slice(2)).toEqual(['two', 'three'])
})

test('the taker opens what comes when it is woken, and ends when it is stopped', async () => {
  const user = await start()
  const mailProcessor = startMailProcessor(product.work)
  await expect.poll(user.inboxItems).toHaveLength(1)
  await product.send({ from: user.email, to: user.address, text: 'Total 14.50 EUR' })
  mailProcessor.wake()
  await expect.poll(user.inboxItems).toHaveLength(2)
  await mailProcessor.stop()
})

test('Hole 34: a mail is taken in while the document of another takes its time', async () => {
  product = await createMailInApp()
  const [loud, quiet] = [await newRecipient(product), await newRecipient(product)]
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const opened: string[] = []
  const { documents: opening, turns } = product.work
  const slow: typeof opening = {
    ...opening,
    async open(path, folder, options) {
      const file = await options.turns(path)
      opened.push(path)
      // The first is the loud user's: it holds its turn until the test ends it.
      if (opened.length > 1) return opening.open(path, folder, options)
      await file.inProcess('look', () => hold(), undefined)
      return opening.open(path, folder, options)
    },
  }
  async function hold() {
    begun.resolve()
    await end.promise
  }
  const content = await pdfOf([['Hotel Seeblick', 'Total EUR 98.50']])
  const attachments = [{ filename: 'bill.pdf', content }]
  const mailOf = ({ email, address }: typeof loud) => ({ from: email, to: address, attachments })

  await product.send({ ...mailOf(loud), attachments: [...attachments, ...attachments] })
  const processor = startMailProcessor({ ...product.work, turns, documents: slow })
  await begun.promise
  await product.send(mailOf(quiet))
  processor.wake()
  await expect.poll(quiet.inboxItems).toMatchObject([{ name: 'bill.pdf' }])
  expect(opened).toHaveLength(2)
  expect(await loud.inboxItems()).toEqual([])
  end.resolve()
  await expect.poll(loud.inboxItems).toHaveLength(2)
  await processor.stop()
})

test('an image that takes too long is refused and reported, and not decoded again', async () => {
  const user = await start([{ filename: 'slow.png', content: picture }])
  let decodings = 0
  const prepare = async () => {
    decodings += 1
    throw new SlowImageError()
  }
  await processMail({ ...product.work, prepare })
  await processMail({ ...product.work, prepare })
  expect(await user.inboxItems()).toMatchObject([{ name: 'slow.png', problem: 'time' }])
  expect(decodings).toBe(1)
})
