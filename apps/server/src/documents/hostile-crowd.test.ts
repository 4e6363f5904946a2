import { documentProblemMessage } from '@quittance/contract/document-rules'
import { createLocalReader } from '@quittance/receipt-reader'
import { createDocumentProcess } from '@quittance/receipt-reader/document-reader'
import { type HostileFile, hostileFiles } from '@quittance/receipt-reader/test/hostile-files'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import { afterAll, expect, test } from 'vitest'
import { adaptDocuments } from '#receipts/reading/adapt-documents.ts'
import { adaptReader } from '#receipts/reading/adapt-reader.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { billPages, pdfOf, process } from '#test/documents.ts'
import { leftovers, post } from '#test/receipts.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

/** Files that use all the memory or time they can get, and one of each other harmful kind. */
const worst = [
  'pdf-form-draws-itself-twice.pdf',
  'pdf-content-packed-twice-8-gigabytes.pdf',
  'pdf-3-million-strokes.pdf',
  'pdf-picture-jpx-2-31.pdf',
  'pdf-picture-flate-drawn-100-times.pdf',
  'xml-billion-laughs.xml',
  'tiff-100000-by-100000.tiff',
  'heic-tiles-of-itself.heic',
  'pdf-script-open-action.pdf',
  'pdf-launch.pdf',
]
const receipt = [
  '# Gasthaus Linde',
  'Lindenallee 4, 10115 Berlin',
  'Datum: 02.03.2026 13:05|',
  'Tagesteller|18,00',
  'Summe EUR|18,00',
  'Girocard|18,00',
]

const local = createLocalReader({ threads: 1, timeLimitMs: 280_000 })
// Shorter than usual: one of them uses all of the time limit, twice.
const documents = createDocumentProcess({ timeLimitMs: 10_000, workers: 2, extracts: true })
afterAll(() => {
  documents.close()
  local.close()
})
const product = await createTestApp({
  reader: adaptReader(local),
  documents: adaptDocuments(() => ({ pages: local, process: documents })),
  env: { READS_PER_HOUR: '100' },
})
const photo = await layOnTable(await drawRows(receipt))

test("Hole 17: ten hostile documents at once each get a response, while another user's photo is read and lists are served", async () => {
  const files = worst.map((name) => hostileFiles().find((file) => file.name === name)!)
  const [hostile, quiet] = await Promise.all([newTraveller(product), newTraveller(product)])
  await addTrip(product, quiet.userId, { name: 'Berlin', status: 'active' })
  let pending = files.length
  const refusals = files.map(async (file) => {
    const answer = await sendUntilTaken(hostile.browser, file)
    pending -= 1
    return answer
  })
  const reading = post(quiet.browser, '/api/receipts/process', { image: photo })
  for (let call = 0; call < 20; call += 1) {
    const list = await quiet.browser.call('GET /api/trips/all')
    expect(list.json()).toMatchObject([{ name: 'Berlin' }])
  }
  expect(pending).toBeGreaterThan(0)

  for (const [index, answer] of (await Promise.all(refusals)).entries()) {
    const { problem } = answer.json()
    const [name, answers] = [files[index]!.name, answersTo(files[index]!)]
    expect({ name, isExpected: answers.includes(problem) }).toEqual({ name, isExpected: true })
    const { description: message } = documentProblemMessage(problem)
    expect(answer.json()).toEqual({ code: 'DOCUMENT_REFUSED', problem, message })
    expect(answer.statusCode).toBe(422)
  }
  expect((await reading).json()).toMatchObject({ date: '2026-03-02', amount: '18.00' })

  const honest = await process(hostile.browser, await pdfOf(billPages(1)))
  expect(honest.json()).toMatchObject({ date: '2026-03-03', amount: '198.50', readFrom: 'text' })
  expect(await leftovers(product)).toMatchObject({ uploads: 0, rows: 0 })
})

/** Retries when told to, as the app does. */
async function sendUntilTaken(browser: TestClient, { name, bytes }: HostileFile) {
  const sent = bytes()
  for (;;) {
    const answer = await process(browser, sent, { name })
    if (answer.json().code !== 'RATE_LIMITED') return answer
  }
}

/** On a busy machine the time limit may strike before the memory limit. */
function answersTo({ expects }: HostileFile) {
  return expects === 'memory' ? [expects, 'time'] : [expects]
}
