import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DocumentRefusedError } from '@quittance/receipt-reader/document'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { useTestApp } from '#test/app.ts'
import { billPages, pdfOf, process } from '#test/documents.ts'
import { newTraveller } from '#test/trips.ts'
import { createTurns } from './turns.ts'

const product = await useTestApp()
let path: string
beforeAll(async () => {
  path = join(product.uploadFolder, '../file')
  await writeFile(path, 'a file')
})

/** A server that has just started. */
function turnsOf(userId: number) {
  return createTurns({ db: product.db, reader: { engine: 'none' } }).of(userId)(path)
}

function spentOf(userId: number) {
  return product.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, `processor:user:${userId}`))
}

test('Hole 34: a job that takes too long runs once more, and is refused for everyone after that', async () => {
  const limits: (number | undefined)[] = []
  const run = async ({ timeLimitMs }: { timeLimitMs?: number | undefined }) => {
    limits.push(timeLimitMs)
    throw new DocumentRefusedError('time')
  }
  const { inProcess } = await turnsOf(1)
  for (const turn of [inProcess, inProcess, (await turnsOf(2)).inProcess]) {
    await expect(turn('look', run, undefined)).rejects.toMatchObject({ problem: 'time' })
    expect(limits).toEqual([5000, undefined])
  }
  await expect(inProcess('draw 1', async () => 'drawn', undefined)).resolves.toBe('drawn')
})

test('Hole 34: a job that ends with its document, or for another reason, is tried again', async () => {
  const { inProcess, inReader } = await turnsOf(1)
  const over = AbortSignal.timeout(0)
  const reasons = [new DocumentRefusedError('memory'), new DocumentRefusedError('damaged')]
  for (const reason of reasons) {
    const run = () => Promise.reject(reason)
    await expect(inProcess('mail', run, undefined)).rejects.toBe(reason)
  }
  await expect.poll(() => over.aborted).toBe(true)
  await expect(inReader('text', async () => 'read', over)).rejects.toThrow('timeout')
  await expect(inProcess('mail', async () => 'mail', undefined)).resolves.toBe('mail')
  await expect(inReader('text', async () => 'read', undefined)).resolves.toBe('read')
})

test('Hole 34: processor time is counted, and a user without any is told when to come back', async () => {
  const [heavy, other] = [await newTraveller(product), await newTraveller(product)]
  const bill = await pdfOf(billPages(1))
  expect((await process(heavy.browser, bill)).statusCode).toBe(200)
  const [first] = await spentOf(heavy.userId)
  expect(first?.count).toBeGreaterThan(0)
  const { inReader } = await turnsOf(heavy.userId)
  await inReader('text', async ({ onSpent }) => onSpent?.(20 * 60_000), undefined)

  const refused = await process(heavy.browser, bill)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(
      /^Your documents have taken 20 minutes of processor time within an hour\. The next can be imported in .* You can take a photo of this one, or type it in\.$/,
    ),
  })
  expect((await process(other.browser, bill)).statusCode).toBe(200)
})
