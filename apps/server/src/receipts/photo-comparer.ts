import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { printImage } from './images/prepare-image.ts'
import {
  countUncompared,
  findLookAlikes,
  findPrints,
  findUncompared,
  insertPrint,
  listUncompared,
  type Scope,
  storeLookAlikes,
} from './prints.queries.ts'
import type { ReceiptRow } from './receipts.queries.ts'

type Deps = { db: Db; storage: Storage; log: FastifyBaseLogger }
type Owned = Pick<ReceiptRow, 'id' | 'userId'>

/** More failures than these are not about one photo: the next run tries again. */
const maxFailures = 5

export type PhotoComparer = ReturnType<typeof createPhotoComparer>

/**
 * Finds receipts whose photos show the same paper, after they were saved: nobody waits for it. A
 * receipt is compared when it is paired with itself in `look_alikes`, so a crash loses nothing.
 */
export function createPhotoComparer({ db, storage, log }: Deps) {
  // One photo at a time in the background, and a free place for those somebody waits for.
  const queue = createFairQueue({ atOnce: 2, maxWaiting: 0 })
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<unknown>>()
  const trips = new Map<number, Promise<void>>()
  const making = new Map<string, Promise<Buffer>>()

  async function printsOf(userId: number, imageKeys: string[], isSlow = false) {
    const prints = await findPrints(db, imageKeys)
    for (const key of imageKeys) {
      if (!prints.has(key)) prints.set(key, await queuePrint(userId, key, isSlow))
    }
    return prints
  }

  function queuePrint(userId: number, imageKey: string, isSlow: boolean) {
    const work = () => {
      const print =
        making.get(imageKey) ??
        makePrint(userId, imageKey, isSlow).finally(() => making.delete(imageKey))
      making.set(imageKey, print)
      return print
    }
    return queue.run(userId, work, signal, { isPart: true, isSlow })
  }

  async function makePrint(userId: number, imageKey: string, isSlow: boolean) {
    // It may have been made while this waited.
    const made = (await findPrints(db, [imageKey])).get(imageKey)
    if (made) return made
    const image = await storage.readWhole(imageKey, signal).catch(ignoreMissing)
    const print = image ? await printImage({ userId, signal, isSlow }, image) : Buffer.alloc(0)
    await insertPrint(db, { userId, imageKey, print })
    return print
  }

  /** Returns false if it failed, and must be tried again. */
  async function compare({ id, userId }: Owned, isSlow: boolean): Promise<boolean> {
    try {
      const receipt = await findUncompared(db, id)
      const imageKey = receipt?.imageKey
      if (!imageKey) return true
      await printsOf(userId, [imageKey], isSlow)
      const prints = (keys: string[]) => printsOf(userId, keys, isSlow)
      const found = await findLookAlikes(db, { ...receipt, imageKey }, prints)
      await storeLookAlikes(db, receipt, found)
      return true
    } catch (err) {
      if (!signal.aborted) log.warn({ err, receiptId: id }, 'comparing a photo failed')
      return false
    }
  }

  async function compareEach(scope: Scope, isSlow: boolean, ending = signal) {
    let failures = 0
    let page = await listUncompared(db, scope)
    while (page.length > 0) {
      for (const receipt of page) {
        if (ending.aborted || signal.aborted || failures > maxFailures) return
        if (!(await compare(receipt, isSlow))) failures += 1
      }
      page = await listUncompared(db, { ...scope, before: page.at(-1)?.id ?? 0 })
    }
  }

  function track<T>(work: Promise<T>): Promise<T> {
    running.add(work)
    return work.finally(() => running.delete(work))
  }

  return {
    printsOf: (userId: number, imageKeys: string[]) => printsOf(userId, imageKeys),

    /** After it was saved or edited. */
    compareLater({ id, userId, imageKey, documentId }: ReceiptRow) {
      if (imageKey && !documentId) void track(compare({ id, userId }, true))
    },

    /** Those that a crash or a failure left, and those from before photos were compared. */
    compareAll: (ending: AbortSignal) => track(compareEach({}, true, ending)),

    /** Waits until all photos of a trip are compared; returns how many are left after this time. */
    async waitForTrip(tripId: number, limitMs: number): Promise<number> {
      if ((await countUncompared(db, tripId)) === 0) return 0
      const comparing =
        trips.get(tripId) ??
        track(compareEach({ tripId }, false)).finally(() => trips.delete(tripId))
      trips.set(tripId, comparing)
      const waiting = new AbortController()
      const late = setTimeout(limitMs, undefined, { signal: waiting.signal, ref: false })
      await Promise.race([comparing, late.catch(() => {})]).finally(() => waiting.abort())
      return countUncompared(db, tripId)
    },

    /** What is waiting stays uncompared until the next start. */
    async stop() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

function ignoreMissing(error: unknown) {
  if (error instanceof NotStoredError) return undefined
  throw error
}
