import { createHash } from 'node:crypto'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import {
  cacheOf,
  fileNames,
  type Manifest,
  type ReaderVersion,
} from '@quittance/receipt-reader/runtime/browser/manifest'
import type { ReadJob } from '@quittance/receipt-reader/runtime/browser/messages'
import { vi } from 'vitest'
import { createCacheStorage } from './cache-storage.ts'

/** What a worker does with a photo. */
export type Deed =
  | { reads: Partial<ReceiptReading>; lacksAsian?: boolean }
  | { fails: 'photo' | 'files' }
  | 'dies'
  | 'never'

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
const pieceOf = (address: string, text: string) => ({ address, bytes: 1, sha256: sha256Of(text) })

const manifest: Manifest = {
  base: [{ name: fileNames.worker, pieces: [pieceOf('/assets/reader/w.js', 'w')] }],
  asian: [{ name: fileNames.asianRecognizer, pieces: [pieceOf('/a.bin', 'a')] }],
}

export const version: ReaderVersion = {
  manifest: '/assets/reader/m.json',
  sha256: sha256Of(JSON.stringify(manifest)),
  sets: { base: { kept: 1, sent: 1 }, asian: { kept: 1, sent: 3_600_000 } },
}

const nothing: ReceiptReading = {
  vendor: '',
  date: '',
  amount: '',
  currency: null,
  printedCurrency: null,
  category: 'other',
  notes: '',
  items: [],
  confidence: { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, notes: 0, items: 0 },
  evidence: {},
}

/** A phone that has downloaded the reader; later imports see it. Its workers do as told, photo by photo. */
export async function startOnReadingPhone(deed: (job: ReadJob) => Deed | Promise<Deed>) {
  const jobs: ReadJob[] = []
  const workers: { address: string; isEnded: boolean }[] = []

  class FakeWorker extends EventTarget {
    readonly address: string
    isEnded = false

    constructor(address: string) {
      super()
      this.address = address
      workers.push(this)
    }

    postMessage(message: object) {
      if ('photo' in message) void this.#read(message as ReadJob)
      else queueMicrotask(() => this.#reply({ kind: 'ready' }))
    }

    terminate() {
      this.isEnded = true
    }

    async #read(job: ReadJob) {
      jobs.push(job)
      const done = await deed(job)
      if (this.isEnded || done === 'never') return
      if (done === 'dies') return void this.dispatchEvent(new ErrorEvent('error'))
      if ('fails' in done) {
        const message = 'It does not work.'
        return this.#reply({ kind: 'failed', message, fault: done.fails, memory: 0 })
      }
      const { reads, lacksAsian = false } = done
      const output = { reading: { ...nothing, ...reads }, lacksAsian }
      this.#reply({ kind: 'read', output, memory: 0 })
    }

    #reply(data: object) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  const { storage } = createCacheStorage()
  vi.stubGlobal('READER_VERSION', version)
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('OffscreenCanvas', vi.fn())
  vi.stubGlobal('Worker', FakeWorker)
  const cache = await storage.open(cacheOf(version))
  await cache.put(version.manifest, Response.json(manifest))
  await cache.put('/assets/reader/w.js', new Response('w'))
  return {
    jobs,
    workers,
    /** The Japanese and Chinese files are downloaded. */
    addAsian: () => cache.put('/a.bin', new Response('a')),
    /** Damages a chunk. */
    damage: (set: keyof Manifest) =>
      cache.put(manifest[set][0]!.pieces[0]!.address, new Response('?')),
  }
}
