import { readFile } from 'node:fs/promises'
import { startProduct } from '@quittance/e2e/product'
import { createLocalReader } from '@quittance/receipt-reader'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { costOf } from './cost.ts'
import type { LabelledReceipt } from './labels.ts'
import { noValues, type OneRead, type Pair } from './pairs.ts'
import type { Values } from './score.ts'
import { openTabReader } from './tab-reader.ts'

/** Long time limit: the server's own is not measured here. */
const timeLimitMs = 300_000

export type BothReaders = Awaited<ReturnType<typeof openBothReaders>>

/** The server's reader on one thread, and the one that the built product ships to phones, in a tab. */
export async function openBothReaders() {
  await using opened = new AsyncDisposableStack()
  const product = await startProduct({ READER: 'none' })
  opened.defer(product.stop)
  const server = createLocalReader({ workers: 1, threads: 1, timeLimitMs })
  opened.defer(server.close)
  let tab = await openTabReader(product.url)
  opened.defer(() => tab.close())
  const all = opened.move()

  return {
    bytes: () => tab.bytes,

    async onServer({ imagePath }: LabelledReceipt): Promise<OneRead> {
      const image = await readFile(imagePath)
      try {
        const { result, cost } = await costOf(() => server.read(image))
        return { values: valuesOf(result), ...cost }
      } catch (error) {
        return failed(error)
      }
    },

    /** One that fails leaves a new tab for the next. */
    async inTab({ imagePath }: LabelledReceipt, slowedBy = 1): Promise<Pair['tab']> {
      try {
        const { reading, ...read } = await tab.read(imagePath, slowedBy)
        return { values: valuesOf(reading), ...read }
      } catch (error) {
        await tab.close()
        tab = await openTabReader(product.url)
        return { ...failed(error), longTasks: { reading: [], idle: [] } }
      }
    },

    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

function valuesOf({ vendor, date, amount, currency }: ReceiptReading): Values {
  return { vendor, date, amount, currency }
}

function failed(error: unknown): OneRead {
  const message = error instanceof Error ? error.message : String(error)
  const [failure] = message.split('\n', 1)
  return { values: noValues, seconds: 0, cpuSeconds: 0, failure }
}
