import { createHash } from 'node:crypto'
import { ciiInvoice, enclosing, hotelBill } from '@quittance/receipt-reader/test/invoices'
import { eq } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { beforeEach, describe, expect, test } from 'vitest'
import { inboundMails, users } from '#db/schema.ts'
import { password } from '#test/accounts.ts'
import { answerOf } from '#test/app.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { png } from '#test/images.ts'
import { createMailInApp, mailDomain, newRecipient } from '#test/mail-in.ts'
import { post, save } from '#test/receipts.ts'
import { storedKeys } from '#test/stored.ts'
import { addTrip } from '#test/trips.ts'

const product = await createMailInApp()
const bill = await pdfOf(billPages(3))
let user: Awaited<ReturnType<typeof newRecipient>>
let tripId: number
beforeEach(async () => {
  user = await newRecipient(product)
  tripId = (await addTrip(product, user.userId)).id
})

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const pdf = (filename = 'bill.pdf') => ({ filename, content: bill })

/** From the user to their import address by default; returns the server's response. */
function send(mail: SendMailOptions) {
  return product.send({ from: user.email, to: user.address, subject: 'Bill', text: 'x', ...mail })
}

function rowsOfUser() {
  return product.db.select().from(inboundMails).where(eq(inboundMails.userId, user.userId))
}

describe('what is in a mail', () => {
  test('a forwarded PDF waits in the tray, read, with its pages, until it is saved', async () => {
    const answer = await send({
      from: `Ada <${user.email}>`,
      subject: 'Fwd: Ihre Rechnung – Grüße',
      text: 'See attached',
      attachments: [pdf('Rechnung 7.pdf')],
    })
    expect(answer).toMatch(/^250/)
    expect(await user.inboxItems()).toEqual([])
    await product.takeIn()
    const [item, ...others] = await user.inboxItems()
    expect(others).toEqual([])
    expect(item).toMatchObject({
      sender: user.email,
      subject: 'Fwd: Ihre Rechnung – Grüße',
      kind: 'pdf',
      name: 'Rechnung 7.pdf',
      bytes: bill.length,
      sha256: sha256(bill),
      pages: { first: 1, last: 3, count: 3 },
      reading: { vendor: 'Hotel Seeblick', amount: '3.00', readFrom: 'text' },
      problem: null,
    })
    const page = await user.browser.call(`GET /api/uploads/${item.id}/pages/2`)
    expect(page.headers['content-type']).toBe('image/jpeg')

    const saved = await save(user.browser, tripId, { uploadId: item.id, clientId: item.id })
    expect(saved.statusCode).toBe(201)
    expect(saved.json().document).toMatchObject({ sha256: sha256(bill), pageCount: 3 })
    expect(await user.inboxItems()).toEqual([])
    const repeat = await save(user.browser, tripId, { uploadId: item.id, clientId: item.id })
    expect(repeat.statusCode).toBe(200)
  })

  test('each attachment is a receipt of its own; others are reported, except logos', async () => {
    const picture = png(400, 300, undefined, { isColoured: true })
    const noise = await noisyPhoto()
    await send({
      html: '<p>Thanks</p><img src="cid:logo">',
      attachments: [
        pdf(),
        { filename: 'IMG_1.jpg', content: noise },
        { filename: 'logo.png', content: picture, cid: 'logo' },
        { filename: '../../broken.pdf', content: '%PDF-1.7 and nothing else' },
      ],
    })
    await product.takeIn()
    const waiting = await user.inboxItems()
    expect(waiting).toMatchObject([
      { kind: 'pdf', name: 'bill.pdf', problem: null },
      { kind: 'photo', name: 'IMG_1.jpg', problem: null },
      { kind: 'other', name: 'broken.pdf', problem: 'damaged' },
    ])
    expect(waiting[1]).toMatchObject({ sha256: sha256(noise), pages: null })
    const page = await user.browser.call(`GET /api/uploads/${waiting[1].id}/pages/1`)
    expect(page.statusCode).toBe(200)
  })

  test('Truth 20: a zip or winmail.dat is reported as refused, and leaves no empty receipt', async () => {
    await send({
      text: 'Please find my receipts attached. Kind regards, Ada',
      attachments: [
        { filename: 'all.zip', content: Buffer.from('PK\x03\x04 and more') },
        { filename: 'winmail.dat', content: Buffer.from('\x78\x9f\x3e\x22abc', 'latin1') },
      ],
    })
    await product.takeIn()
    const waiting = await user.inboxItems()
    expect(waiting).toMatchObject([
      { kind: 'other', name: 'all.zip', problem: 'zip' },
      { kind: 'other', name: 'winmail.dat', problem: 'outlook-format' },
    ])
    expect(waiting[0]).toMatchObject({ sha256: null, bytes: 0, reading: null })
  })

  test('Truth 20: the XML and the PDF of one e-invoice are one receipt, read from the XML', async () => {
    const page = await pdfOf([
      ['Hotel Seehof', 'Invoice 2025-1187 of 5 January 2025, two nights', 'Total', '295,40 EUR'],
    ])
    const table = Buffer.from('day;km\n2025-01-05;12\n')
    const xml = Buffer.from(enclosing(ciiInvoice(hotelBill), { 'km.csv': table }))
    await send({
      attachments: [
        { filename: 'xrechnung.xml', content: xml },
        pdf('other.pdf'),
        { filename: 'invoice.pdf', content: page },
      ],
    })
    await product.takeIn()
    const waiting = await user.inboxItems()
    expect(waiting).toMatchObject([
      { kind: 'pdf', name: 'other.pdf', reading: { readFrom: 'text' } },
      {
        kind: 'pdf',
        name: 'invoice.pdf',
        sha256: sha256(page),
        enclosed: ['km.csv', 'xrechnung.xml'],
        reading: { vendor: 'Hotel Seehof', amount: '295.40', readFrom: 'e-invoice' },
      },
    ])
    const saved = (await save(user.browser, tripId, { uploadId: waiting[1].id })).json()
    expect(saved.document.enclosures).toMatchObject([
      { name: 'km.csv', type: 'csv', sha256: sha256(table) },
      { name: 'xrechnung.xml', type: 'xml', sha256: sha256(xml), isInvoice: true },
    ])
    const again = await post(user.browser, '/api/receipts/process', { receiptId: `${saved.id}` })
    expect(again.json()).toMatchObject({ vendor: 'Hotel Seehof', readFrom: 'e-invoice' })
  })

  test('a mail without an attachment is read itself, and kept as it came', async () => {
    const text = 'Ride on 3 March 2026\nFare 12.00 EUR\nTip 2.50 EUR\nTotal 14.50 EUR'
    await send({ subject: 'Fwd: Your ride/trip', text })
    const [row] = await rowsOfUser()
    const raw = await product.storage.readWhole(row?.rawKey ?? '')
    await product.takeIn()
    const [item] = await user.inboxItems()
    expect(item).toMatchObject({
      kind: 'mail',
      name: 'Fwd: Your ride-trip',
      pages: { first: 1, last: 1, count: 1 },
      sha256: sha256(raw),
      bytes: raw.length,
      reading: { vendor: 'Ride on 3 March 2026', readFrom: 'text' },
    })
    const saved = (await save(user.browser, tripId, { uploadId: item.id })).json()
    const original = await user.browser.call(`GET /api/receipts/${tripId}/${saved.id}/original`)
    expect(original.headers['content-type']).toContain('message/rfc822')
    expect(raw.equals(original.rawPayload)).toBe(true)
  })

  test('HTML is read as text, below the forwarded sender', async () => {
    const html = `<p>FYI</p><div>---------- Forwarded message ---------</div>
      <div>From: <b>City Taxi</b> &lt;billing@taxi.example&gt;<br>Date: Tue, 3 Mar 2026<br>Subject: Receipt<br>To: ada@example.com</div>
      <p>Thank you for riding with us on 3 March 2026</p><table><tr><td>Total</td><td>&euro;14.50</td></tr></table><img src="http://127.0.0.1:9/track.png">`
    await send({ text: undefined, html })
    await product.takeIn()
    expect(await user.inboxItems()).toMatchObject([
      { kind: 'mail', reading: { vendor: 'City Taxi' }, problem: null },
    ])
  })

  test('a mail forwarded as an attachment is opened, one nested in that is reported', async () => {
    const inner = (content: string) => ({ contentType: 'message/rfc822', content })
    const head = 'From: hotel@example.com\r\nSubject: Bill\r\n'
    const words = `${head}\r\nHotel Krone\r\nTwo nights with breakfast, invoice of 3 March 2026\r\nTotal 98.50 EUR\r\n`
    await send({ text: 'Please take this', attachments: [inner(words)] })
    await product.takeIn()
    expect(await user.inboxItems()).toMatchObject([
      { kind: 'mail', reading: { vendor: 'Hotel Krone' } },
    ])

    const other = await newRecipient(product)
    const around = (body: string, boundary: string) =>
      `${head}Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n${body}\r\n--${boundary}--\r\n`
    await product.send({
      from: other.email,
      to: other.address,
      subject: 'Deep',
      attachments: [inner(around(around(words, 'b'), 'c'))],
    })
    await product.takeIn()
    expect(await other.inboxItems()).toMatchObject([{ name: 'Deep', problem: 'nested-mail' }])
  })

  test('each mail that was forwarded as a file is a receipt of its own, with its own bytes and name', async () => {
    const words = (hotel: string) =>
      `From: hotel@example.com\r\nSubject: Bill of ${hotel}\r\n\r\nHotel ${hotel}\r\nTwo nights with breakfast, invoice of 3 March 2026\r\nTotal 98.50 EUR`
    const hotels = ['Krone', 'Adler']
    const attachments = hotels.map((hotel) => ({
      contentType: 'message/rfc822',
      content: words(hotel),
    }))
    await send({ text: 'Please take these', attachments })
    await product.takeIn()
    const [krone, adler] = await user.inboxItems()
    expect(krone).toMatchObject({ name: 'Bill of Krone', reading: { vendor: 'Hotel Krone' } })
    expect(adler).toMatchObject({ name: 'Bill of Adler', reading: { vendor: 'Hotel Adler' } })
    expect(krone.sha256).not.toBe(adler.sha256)
    const saved = (await save(user.browser, tripId, { uploadId: adler.id })).json()
    const original = await user.browser.call(`GET /api/receipts/${tripId}/${saved.id}/original`)
    expect(original.rawPayload.toString().trim()).toBe(words('Adler'))
    const again = await user.browser.call(`POST /api/uploads/${krone.id}/read`, {})
    expect(again.json()).toMatchObject({ vendor: 'Hotel Krone' })
  })

  test('a long mail is read again with all its pages', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `Night ${at} with breakfast 12.00 EUR`)
    await send({ text: lines.join('\n') })
    await product.takeIn()
    const [item] = await user.inboxItems()
    const { count } = item.pages
    expect(count).toBeGreaterThan(1)
    const again = await user.browser.call(`POST /api/uploads/${item.id}/read`, {})
    expect(again.json()).toMatchObject({
      vendor: 'Night 0 with breakfast 12.00 EUR',
      amount: `${count}.00`,
      readFrom: 'text',
    })
  })

  test('a mail with nothing in it is refused, and its file does not stay', async () => {
    await send({ text: ' ' })
    await product.takeIn()
    expect(await user.refusals()).toMatchObject([{ reason: 'nothing-inside', subject: 'Bill' }])
    expect(await rowsOfUser()).toMatchObject([{ rawKey: null }])
    expect(await storedKeys(product.storage)).not.toContainEqual(expect.stringMatching(ownFiles()))
  })
})

describe('who may send', () => {
  test('Hole 20: a stranger is refused without a word to them, and shown to the user', async () => {
    const from = '"Ada" <eve@example.org>'
    expect(await send({ from, subject: 'Look', attachments: [pdf()] })).toMatch(/^250/)
    expect(await user.refusals()).toMatchObject([
      { sender: 'eve@example.org', subject: 'Look', reason: 'stranger' },
    ])
    expect(await rowsOfUser()).toMatchObject([{ state: 'refused', rawKey: null }])

    const body = { takesOthers: true }
    expect((await user.browser.call('PUT /api/inbound-address', body)).json()).toMatchObject(body)
    await send({ from, attachments: [pdf()] })
    await product.takeIn()
    expect(await user.inboxItems()).toHaveLength(1)
  })

  test('Hole 20: mail to an unknown address is dropped silently', async () => {
    const before = await product.db.$count(inboundMails)
    for (const to of [`abcdefghijkmnpqrstuv@${mailDomain}`, `x@${mailDomain}`, 'ada@example.net']) {
      expect(await send({ to })).toMatch(/^250/)
    }
    expect(await product.db.$count(inboundMails)).toBe(before)
  })

  test('a new address takes the place of the old one at once; a plus and capitals do not matter', async () => {
    const renewed = (await user.browser.call('POST /api/inbound-address/renew')).json()
    expect(renewed.address).toMatch(new RegExp(`^[a-km-np-z2-9]{20}@${mailDomain}$`))
    expect(renewed.address).not.toBe(user.address)
    await send({ attachments: [pdf()] })
    expect(await rowsOfUser()).toEqual([])
    await send({ to: renewed.address.toUpperCase().replace('@', '+hotel@') })
    expect(await rowsOfUser()).toHaveLength(1)
  })

  test('a notice that a mail could not be delivered is refused', async () => {
    await send({ envelope: { from: '', to: user.address }, attachments: [pdf()] })
    expect(await user.refusals()).toMatchObject([{ reason: 'bounce' }])
  })

  test('Hole 20: our own mails say so', async () => {
    const email = 'somebody-new@example.com'
    const body = { email, password, firstName: 'A', lastName: 'B' }
    await product.client().call('POST /api/auth/register', body)
    const { parsed } = await product.smtp.take(email, 'Verify')
    expect(parsed.headers.get('x-quittance')).toBe('1')
  })

  test('only who has verified their address gets one, and what comes after that is undone is refused', async () => {
    const { db } = product
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.userId))
    const refused = await answerOf(user.browser.call('GET /api/inbound-address'), 403)
    expect(refused.code).toBe('EMAIL_NOT_VERIFIED')
    await send({ attachments: [pdf()] })
    expect(await rowsOfUser()).toMatchObject([{ reason: 'unverified' }])
  })
})

describe('exactly once', () => {
  test('Hole 21: the same mail again, also at the same moment, is one', async () => {
    const mail = { messageId: '<once@example.com>', attachments: [pdf()] }
    const answers = await Promise.all([send(mail), send(mail), send(mail)])
    expect(answers.every((answer) => answer.startsWith('250'))).toBe(true)
    await product.takeIn()
    await send(mail)
    await product.takeIn()
    expect(await user.inboxItems()).toHaveLength(1)
    const keys = (await storedKeys(product.storage)).filter((key) => ownFiles().test(key))
    expect(keys.filter((key) => key.endsWith('.eml'))).toEqual([])
  })

  test('Hole 21: one mail for two people is one for each', async () => {
    const other = await newRecipient(product)
    await user.browser.call('PUT /api/inbound-address', { takesOthers: true })
    await other.browser.call('PUT /api/inbound-address', { takesOthers: true })
    await send({ to: [user.address, other.address], attachments: [pdf()] })
    await product.takeIn()
    expect(await user.inboxItems()).toHaveLength(1)
    expect(await other.inboxItems()).toHaveLength(1)
  })
})

describe('what waits', () => {
  test('Hole 22: is discarded by its owner alone, with its files', async () => {
    await send({ attachments: [pdf()] })
    await product.takeIn()
    const [{ id }] = await user.inboxItems()
    const other = await newRecipient(product)
    expect((await other.browser.call(`DELETE /api/arrivals/${id}`)).statusCode).toBe(404)
    expect((await user.browser.call('DELETE /api/arrivals/7')).statusCode).toBe(400)
    expect((await user.browser.call(`DELETE /api/arrivals/${id}`)).statusCode).toBe(200)
    expect((await user.browser.call(`DELETE /api/arrivals/${id}`)).statusCode).toBe(404)
    expect(await user.inboxItems()).toEqual([])
    expect(await storedKeys(product.storage)).not.toContainEqual(expect.stringMatching(ownFiles()))
  })

  test('goes with the account, also what was not opened yet', async () => {
    await send({ attachments: [pdf()] })
    await product.takeIn()
    await send({ attachments: [pdf()] })
    const files = async () =>
      (await storedKeys(product.storage)).filter((key) => ownFiles().test(key))
    expect((await files()).filter((key) => key.endsWith('.eml'))).toHaveLength(1)
    expect((await user.browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
    await expect.poll(files).toEqual([])
    await send({ attachments: [pdf()] })
    expect(await rowsOfUser()).toEqual([])
  })
})

function ownFiles() {
  return new RegExp(`^${user.userId}/`)
}

async function noisyPhoto() {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 300, height: 300, channels: 3, background: '#fff', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}
