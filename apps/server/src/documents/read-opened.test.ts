import { ReadTimeoutError, WorkerDiedError } from '@quittance/receipt-reader/pool/errors'
import { afterAll, expect, test } from 'vitest'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { nothingRead } from '#receipts/reading/reader.ts'
import { answerOf, createTestApp } from '#test/app.ts'
import { billPages, pdfOf, process, standInPages } from '#test/documents.ts'
import { post, save } from '#test/receipts.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

let failure: Error
const opened = openDocuments({
  ...standInPages,
  extract: async () => {
    throw failure
  },
})
const bill = await pdfOf(billPages(2))
const product = await createTestApp({ documents: opened.documents })
afterAll(opened.closeDocuments)

test.each([
  ['takes too long to read', new ReadTimeoutError('too long'), 'time'],
  ['ends its reader', new WorkerDiedError('died'), 'died'],
])(
  'Truth 19: a document that opens and %s has empty fields with the reason, the first time and again',
  async (_what, error, problem) => {
    failure = error
    const { browser, userId } = await newTraveller(product)
    const trip = await addTrip(product, userId, { status: 'active' })
    const empty = { ...nothingRead, problem, document: { pageCount: 2, pages: [{}, {}] } }

    const first = await answerOf(process(browser, bill))
    expect(first).toMatchObject(empty)
    const { uploadId } = first
    const waiting = await browser.call(`POST /api/uploads/${uploadId}/read`, {})
    expect(waiting.json()).toMatchObject({ ...empty, uploadId })
    const { id } = (await save(browser, trip.id, { uploadId })).json()
    const again = await post(browser, '/api/receipts/process', { receiptId: String(id) })
    expect(again.json()).toMatchObject({ ...empty, uploadId: null })
  },
)
