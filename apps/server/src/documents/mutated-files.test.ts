import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createLocalReader, type LocalReader } from '@quittance/receipt-reader'
import { createChance } from '@quittance/test-support/receipts/chance'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboundMails } from '#db/schema.ts'
import { tokensOf } from '#mail-in/recipients.ts'
import { adaptReader } from '#receipts/reading/adapt-reader.ts'
import { nothingRead } from '#receipts/reading/reader.ts'
import type { TestClient } from '#test/app.ts'
import { process as processDocument, standInPages } from '#test/documents.ts'
import { soundFiles } from '#test/fuzz-files.ts'
import { createMailInApp, type MailInApp, mailDomain, newRecipient } from '#test/mail-in.ts'
import { mutate } from '#test/mutate.ts'
import { leftovers, post } from '#test/receipts.ts'
import { newTraveller } from '#test/trips.ts'

/** Another seed makes other files: `FUZZ_SEED=7 TEST_ALL=1 npx vitest run mutated-files`. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const filesEach = 400
/** Recognizing print takes a second; everything else of the reader sees every file. */
const recognizedEach = 20
const filesPerUser = 10
/** Opening, reading and drawing have 30 seconds each. */
const longestAnswerMs = 100_000
/** Above 520 MB the reader, the largest of them, is replaced. */
const maxChildMegabytes = 520
const maxGrowthBytes = 48 * 1024 * 1024

let local: LocalReader
let product: MailInApp
let files: Awaited<ReturnType<typeof soundFiles>>
let photosRead = 0
let startBytes: number
beforeAll(async () => {
  local = createLocalReader({ threads: 1 })
  const recognizing = adaptReader(local)
  product = await createMailInApp({
    pages: { textOf: standInPages.textOf, extract: local.extract },
    reader: {
      read: (...args) =>
        photosRead++ % recognizedEach === 0
          ? recognizing.read(...args)
          : Promise.resolve(nothingRead),
    },
  })
  files = await soundFiles()
  const { browser } = await newTraveller(product)
  expect((await processDocument(browser, files.pdf[0]!)).statusCode).toBe(200)
  expect((await post(browser, '/api/receipts/process', { image: files.image[0] })).statusCode).toBe(
    200,
  )
  startBytes = heldBytes()
})
afterAll(() => local.close())

test.each(['pdf', 'xml', 'heic', 'image'] as const)(
  '400 mutated files of the kind %s are each answered, and none is left behind',
  { timeout: 600_000 },
  async (kind) => {
    const answers = new Map<string, number>()
    await inTwoLanes(async (index, browser) => {
      const bytes = mutant(kind, index)
      const sending =
        kind === 'image'
          ? post(browser, '/api/receipts/process', { image: bytes })
          : processDocument(browser, bytes)
      const answer = await answered(sending, `${kind} ${index}`)
      const { problem, code } = answer.json()
      const told = `${answer.statusCode} ${problem ?? code ?? ''}`
      answers.set(told, (answers.get(told) ?? 0) + 1)
      const isFine = answer.statusCode < 500 && answer.statusCode !== 429 && problem !== 'died'
      expect(isFine, `seed ${seed}, ${kind} ${index}: ${told}`).toBe(true)
    })
    // Some open, some are refused: the mutations are neither harmless nor all fatal.
    expect(answers.size).toBeGreaterThan(1)
    expect([...answers.keys()].some((told) => told.startsWith('200'))).toBe(true)
    await expectClean()
  },
)

test('400 mutated mails are each taken or refused', { timeout: 600_000 }, async () => {
  const path = join(product.uploadFolder, '..', 'mutated.eml')
  for (let first = 0; first < filesEach; first += filesPerUser) {
    const { browser, address } = await newRecipient(product)
    await browser.call('PUT /api/inbound-address', { takesOthers: true })
    const tokens = tokensOf([address], mailDomain)
    for (let index = first; index < first + filesPerUser; index += 1) {
      await writeFile(path, mutant('mail', index))
      await product.receive({ path, envelopeFrom: 'ada@example.com', tokens, isTooLarge: false })
    }
    await answered(product.takeIn(), `mails from ${first}`)
  }
  const count = (state: 'received' | 'taken' | 'refused') =>
    product.db.$count(inboundMails, eq(inboundMails.state, state))
  expect(await count('received'), `seed ${seed}`).toBe(0)
  expect(await count('taken')).toBeGreaterThan(100)
  expect(await count('refused')).toBeGreaterThan(10)
  await expectClean()
})

test('after all of them, neither the server nor its processes hold their memory', () => {
  expect(heldBytes() - startBytes).toBeLessThan(maxGrowthBytes)
  expect(Math.max(...childrenMegabytes())).toBeLessThan(maxChildMegabytes)
})

function heldBytes() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The resident memory of each process that this one has started. */
function childrenMegabytes() {
  const pids = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
}

function mutant(kind: keyof typeof files, index: number) {
  const mutated = mutate(
    createChance(seed * 100_000 + index),
    files[kind][index % files[kind].length]!,
  )
  if (kind !== 'mail') return mutated
  // Each is a message of its own, not one that was sent again.
  const text = mutated.toString('latin1').replace('<1@example.com>', `<${index}@example.com>`)
  return Buffer.from(text, 'latin1')
}

async function inTwoLanes(send: (index: number, browser: TestClient) => Promise<void>) {
  let next = 0
  async function lane() {
    while (next < filesEach) {
      const { browser } = await newTraveller(product)
      for (let left = filesPerUser; left > 0 && next < filesEach; left -= 1) {
        await send(next++, browser)
      }
    }
  }
  await Promise.all([lane(), lane()])
}

async function answered<T>(answer: Promise<T>, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error(`seed ${seed}, ${what}: no answer`))
  }, longestAnswerMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

async function expectClean() {
  expect(await leftovers(product)).toMatchObject({ uploads: 0, rows: 0 })
  expect(product.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}
