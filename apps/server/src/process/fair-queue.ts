import { BacklogFullError } from './backlog-full-error.ts'

type Limits = {
  atOnce: number
  /** How many jobs may wait in total. */
  maxWaiting: number
  /** How many of them may belong to one user, besides running ones; no limit by default. */
  maxWaitingPerUser?: number
}

type Job = { start: () => void; refuse: (reason: unknown) => void; position: number }

/** `demand` is a user's recent demand, including rejected jobs; it decays over time. */
type UserQueue = { demand: number; at: number; jobs: Job[] }

export type FairQueue = ReturnType<typeof createFairQueue>

const halfLifeMs = 30_000
const forgottenBelow = 1 / 16

/**
 * A few heavy jobs at a time. The user with the least recent demand runs next, so a flood delays an
 * idle user by one job. When the queue is full, the user with the most demand loses one.
 */
export function createFairQueue(
  { atOnce, maxWaiting, maxWaitingPerUser = Number.POSITIVE_INFINITY }: Limits,
  now = () => performance.now(),
) {
  const userQueues = new Map<number, UserQueue>()
  let running = 0
  let waiting = 0
  let queued = 0

  /** The signal removes a waiting job; a running one must watch the signal itself. */
  async function run<T>(owner: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const userQueue = count(owner)
    if (running < atOnce) running += 1
    else await wait(userQueue, signal)
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }

  /** Throws early, before the caller prepares a job that would be rejected. */
  function requireSlot(owner: number): void {
    const ownWaiting = userQueues.get(owner)?.jobs.length ?? 0
    if (running < atOnce || ownWaiting < maxWaitingPerUser) return
    count(owner)
    throw new BacklogFullError('own')
  }

  function count(owner: number): UserQueue {
    const userQueue = userQueues.get(owner) ?? { demand: 0, at: now(), jobs: [] }
    userQueues.set(owner, userQueue)
    const before = weight(userQueue)
    userQueue.demand = (before < forgottenBelow ? 0 : before) + 1
    userQueue.at = now()
    return userQueue
  }

  function weight({ demand, at }: UserQueue): number {
    return demand * 2 ** ((at - now()) / halfLifeMs)
  }

  async function wait(userQueue: UserQueue, signal: AbortSignal | undefined): Promise<void> {
    if (userQueue.jobs.length >= maxWaitingPerUser) throw new BacklogFullError('own')
    if (waiting >= maxWaiting) makeRoom(userQueue)
    const slot = Promise.withResolvers<void>()
    queued += 1
    const job = { start: slot.resolve, refuse: slot.reject, position: queued }
    userQueue.jobs.push(job)
    waiting += 1
    const leave = () => {
      if (remove(userQueue, job)) slot.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      await slot.promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  function makeRoom(userQueue: UserQueue): void {
    const last = byWeight().at(-1)
    const job = last?.jobs.at(-1)
    if (!last || !job || weight(last) <= weight(userQueue)) throw new BacklogFullError('shared')
    remove(last, job)
    job.refuse(new BacklogFullError('shared'))
  }

  function remove(userQueue: UserQueue, job: Job): boolean {
    const index = userQueue.jobs.indexOf(job)
    if (index === -1) return false
    userQueue.jobs.splice(index, 1)
    waiting -= 1
    return true
  }

  function startNext(): void {
    for (const [owner, userQueue] of userQueues) {
      if (userQueue.jobs.length === 0 && weight(userQueue) < forgottenBelow)
        userQueues.delete(owner)
    }
    const job = byWeight()[0]?.jobs.shift()
    if (!job) return
    waiting -= 1
    running += 1
    job.start()
  }

  /** Waiting users, least recent demand first. */
  function byWeight(): UserQueue[] {
    return [...userQueues.values()]
      .filter(({ jobs }) => jobs.length > 0)
      .toSorted((one, other) => weight(one) - weight(other) || positionOf(one) - positionOf(other))
  }

  return { run, requireSlot }
}

function positionOf({ jobs }: UserQueue): number {
  return jobs[0]?.position ?? 0
}
