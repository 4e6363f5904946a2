import { ReadTimeoutError, WorkerDiedError } from '@quittance/receipt-reader/pool/errors'
import { expect, test } from 'vitest'
import { nothingRead } from '#receipts/reading/reader.ts'
import { answerOf } from '#test/app.ts'
import { billPages, createDocumentsApp, pdfOf, process, standInPages } from '#test/documents.ts'
import { post, save } from '#test/receipts.ts'
import { newTrip } from '#test/trips.ts'

let failure: Error
const extract = () => Promise.reject(failure)
const bill = await pdfOf(billPages(2))
const product = await createDocumentsApp({}, { ...standInPages, extract })

test.each([
  ['takes too long to read', new ReadTimeoutError('too long'), 'time'],
  ['ends its reader', new WorkerDiedError('died'), 'died'],
])(
  'Truth 19: a document that opens and %s has empty fields with the reason, the first time and again',
  async (_what, error, problem) => {
    failure = error
    const { browser, trip } = await newTrip(product, { status: 'active' })
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
