import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ciiInvoice, enclosing, hotelBill } from '@quittance/receipt-reader/test/invoices'
import { beforeEach, describe, expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { billPages, pdfOf, process as processDocument } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { createMailInApp, type MailInApp, newRecipient } from '#test/mail-in.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { addTrip } from '#test/trips.ts'
import { createScanner } from './scanner.ts'

/** The test file that every scanner reports, in two parts so that none reports this one. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)
const isLeftOut = !process.env.CI && spawnSync('clamscan', ['--version']).error !== undefined
const nothing = { stored: 0, uploads: 0, rows: 0 }

let folder: string
let product: MailInApp
let user: Awaited<ReturnType<typeof newRecipient>>
let tripId: number
beforeEach(async () => {
  folder = await newFolder()
  await writeFile(join(folder, 'eicar.ndb'), `Eicar:0:*:${eicar.toString('hex')}\n`)
})

async function start(command: string) {
  product = await createMailInApp({ env: { SCAN_COMMAND: command } })
  user = await newRecipient(product)
  tripId = (await addTrip(product, user.userId)).id
}

async function sendMail(content: Buffer) {
  const attachments = [{ filename: 'bill.pdf', content }]
  const mail = { from: user.email, to: user.address, subject: 'Bill', text: 'x', attachments }
  return product.send(mail).catch((error: Error) => error.message)
}

async function refusedFiles() {
  const events = (await user.browser.call('GET /api/auth/events')).json() as { kind: string }[]
  return events.filter(({ kind }) => kind === 'file-refused').length
}

describe.skipIf(isLeftOut)('Hole 35: with ClamAV', () => {
  const clamscan = () => `clamscan --database=${join(folder, 'eicar.ndb')} --no-summary`

  test('an infected file is refused before it is stored, and a clean one is not', async () => {
    await start(clamscan())
    const picture = await photo().jpeg().toBuffer()
    const bill = await pdfOf(billPages(1))
    const infected = { image: Buffer.concat([picture, eicar]), pdf: Buffer.concat([bill, eicar]) }
    const document = { bytes: infected.pdf, name: 'bill.pdf', type: 'application/pdf' }
    const { browser } = user
    for (const response of [
      await save(browser, tripId, { image: infected.image }),
      await post(browser, '/api/receipts/process', { image: infected.image }),
      await save(browser, tripId, { document }),
      await processDocument(browser, infected.pdf),
    ]) {
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({
        code: 'INFECTED',
        message: 'This file was refused by the virus scanner.',
      })
    }
    expect(await leftovers(product)).toEqual(nothing)
    expect(await refusedFiles()).toBe(4)

    expect((await save(browser, tripId, { image: picture })).statusCode).toBe(201)
    expect((await processDocument(browser, bill)).json().uploadId).not.toBeNull()
  })

  test('so is a file enclosed in an e-invoice, where the scanner does not see it', async () => {
    await start(clamscan())
    const table = Buffer.concat([Buffer.from('day;km\n2025-01-05;12\n'), eicar])
    const xml = Buffer.from(enclosing(ciiInvoice(hotelBill), { 'km.csv': table }))
    expect((await processDocument(user.browser, xml)).json().code).toBe('INFECTED')
    expect(await leftovers(product)).toEqual(nothing)
  })

  test('a mail with one is refused, and the user is told', async () => {
    await start(clamscan())
    expect(await sendMail(Buffer.concat([await pdfOf(billPages(1)), eicar]))).toMatch(/^250/)
    expect(await user.refusals()).toMatchObject([{ reason: 'infected' }])
    expect(await leftovers(product)).toEqual(nothing)
    expect(await refusedFiles()).toBe(1)
  })

  test('an attachment is refused by a scanner that does not open mails', async () => {
    await start(`${clamscan()} --scan-mail=no`)
    expect(await sendMail(Buffer.concat([await pdfOf(billPages(1)), eicar]))).toMatch(/^250/)
    await product.takeIn()
    expect(await user.inboxItems()).toMatchObject([{ name: 'bill.pdf', problem: 'infected' }])
    expect(await leftovers(product)).toEqual(nothing)
  })

  test('a scanner without signatures counts as one that failed', async () => {
    await start('clamscan --database=/nonexistent')
    expect((await save(user.browser, tripId, { image: eicar })).statusCode).toBe(503)
  })
})

describe('Hole 35: without a verdict of the scanner', () => {
  test('nothing is stored, and phones and mail servers try again', async () => {
    await start('no-such-scanner --quietly')
    const image = await photo().jpeg().toBuffer()
    const response = await save(user.browser, tripId, { image })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('60')
    expect(response.json()).toEqual({
      code: 'UNAVAILABLE',
      message:
        'The virus scanner is not available right now, so nothing was saved. Please try again in a minute.',
    })
    expect(await sendMail(await pdfOf(billPages(1)))).toContain('451')
    expect(await user.refusals()).toEqual([])
    expect(await leftovers(product)).toEqual(nothing)
  })

  test('one that never ends is killed', async () => {
    await start('true')
    const { db, app } = product
    // Waits for more of the file for ever.
    const scan = createScanner({ command: ['tail', '-f'], db, log: app.log, timeoutMs: 100 })
    const verdict = scan(join(folder, 'eicar.ndb'), { userId: user.userId })
    await expect(verdict).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
