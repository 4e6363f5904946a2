/** The queue is full: one user's share, or the shared part. */
export class BacklogFullError extends Error {
  override name = 'BacklogFullError'
  readonly share: 'own' | 'shared'

  constructor(share: 'own' | 'shared') {
    super('The queue is full.')
    this.share = share
  }
}

type Limits = {
  atOnce: number
  /** How many of them may belong to one user; no limit by default. */
  atOncePerUser?: number
  maxWaiting: number
  /** How many of them may belong to one user, besides running ones; no limit by default. */
  maxWaitingPerUser?: number
}

type JobRules = {
  /** Starts after all others, and leaves one place free for them. */
  isSlow?: boolean
  /** Part of work that has begun: does not count as waiting, and is never rejected. */
  isPart?: boolean
}

type Job = JobRules & { start: () => void; refuse: (reason: unknown) => void; position: number }

/** `demand` is a user's recent demand, including rejected jobs; it decays over time. */
type UserQueue = { demand: number; at: number; running: number; jobs: Job[] }

export type FairQueue = ReturnType<typeof createFairQueue>

const halfLifeMs = 30_000
const forgottenBelow = 1 / 16

/**
 * A few heavy jobs at a time. The user with the least recent demand runs next, so a flood delays an
 * idle user by one job. When the queue is full, the user with the most demand loses one.
 */
export function createFairQueue(
  {
    atOnce,
    atOncePerUser = Number.POSITIVE_INFINITY,
    maxWaiting,
    maxWaitingPerUser = Number.POSITIVE_INFINITY,
  }: Limits,
  now = () => performance.now(),
) {
  const userQueues = new Map<number, UserQueue>()
  const maxSlow = Math.max(1, atOnce - 1)
  let running = 0
  let runningSlow = 0
  let queued = 0

  /** The signal removes a waiting job; a running one must watch the signal itself. */
  async function run<T>(
    owner: number,
    work: () => Promise<T>,
    signal?: AbortSignal,
    rules: JobRules = {},
  ): Promise<T> {
    signal?.throwIfAborted()
    const userQueue = count(owner)
    if (canStart(userQueue, rules)) occupy(userQueue, rules, 1)
    else await wait(userQueue, signal, rules)
    try {
      return await work()
    } finally {
      occupy(userQueue, rules, -1)
      startWaiting()
    }
  }

  /** Throws early, before the caller prepares a job that would be rejected. */
  function requireSlot(owner: number): void {
    const userQueue = userQueues.get(owner)
    if (!userQueue || canStart(userQueue) || waitingOf(userQueue) < maxWaitingPerUser) return
    count(owner)
    throw new BacklogFullError('own')
  }

  /** Counts what a job has cost beyond being one; `demand` in seconds of a processor. */
  function charge(owner: number, demand: number): void {
    count(owner, demand)
  }

  function count(owner: number, demand = 1): UserQueue {
    const userQueue = userQueues.get(owner) ?? { demand: 0, at: now(), running: 0, jobs: [] }
    userQueues.set(owner, userQueue)
    const before = weight(userQueue)
    userQueue.demand = (before < forgottenBelow ? 0 : before) + demand
    userQueue.at = now()
    return userQueue
  }

  function weight({ demand, at }: UserQueue): number {
    return demand * 2 ** ((at - now()) / halfLifeMs)
  }

  function canStart(userQueue: UserQueue, { isSlow }: JobRules = {}): boolean {
    const isFree = running < atOnce && userQueue.running < atOncePerUser
    return isFree && (!isSlow || runningSlow < maxSlow)
  }

  function occupy(userQueue: UserQueue, { isSlow }: JobRules, change: 1 | -1): void {
    running += change
    userQueue.running += change
    if (isSlow) runningSlow += change
  }

  async function wait(
    userQueue: UserQueue,
    signal: AbortSignal | undefined,
    rules: JobRules,
  ): Promise<void> {
    if (!rules.isPart) requireRoom(userQueue)
    const slot = Promise.withResolvers<void>()
    queued += 1
    const job = { ...rules, start: slot.resolve, refuse: slot.reject, position: queued }
    userQueue.jobs.push(job)
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

  function requireRoom(userQueue: UserQueue): void {
    if (waitingOf(userQueue) >= maxWaitingPerUser) throw new BacklogFullError('own')
    const waiting = [...userQueues.values()].reduce((sum, each) => sum + waitingOf(each), 0)
    if (waiting < maxWaiting) return
    const last = byWeight().findLast((each) => waitingOf(each) > 0)
    const job = last?.jobs.findLast(({ isPart }) => !isPart)
    if (!last || !job || weight(last) <= weight(userQueue)) throw new BacklogFullError('shared')
    remove(last, job)
    job.refuse(new BacklogFullError('shared'))
  }

  function remove(userQueue: UserQueue, job: Job): boolean {
    const index = userQueue.jobs.indexOf(job)
    if (index === -1) return false
    userQueue.jobs.splice(index, 1)
    return true
  }

  function startWaiting(): void {
    while (startNext());
    for (const [owner, userQueue] of userQueues) {
      const isIdle = userQueue.jobs.length === 0 && userQueue.running === 0
      if (isIdle && weight(userQueue) < forgottenBelow) userQueues.delete(owner)
    }
  }

  function startNext(): boolean {
    for (const isSlow of [false, true]) {
      for (const userQueue of byWeight()) {
        const job = userQueue.jobs.find((each) => (each.isSlow ?? false) === isSlow)
        if (!job || !canStart(userQueue, job)) continue
        remove(userQueue, job)
        occupy(userQueue, job, 1)
        job.start()
        return true
      }
    }
    return false
  }

  /** Waiting users, least recent demand first. */
  function byWeight(): UserQueue[] {
    return [...userQueues.values()]
      .filter(({ jobs }) => jobs.length > 0)
      .toSorted((one, other) => weight(one) - weight(other) || positionOf(one) - positionOf(other))
  }

  return { run, requireSlot, charge }
}

function waitingOf({ jobs }: UserQueue): number {
  return jobs.filter(({ isPart }) => !isPart).length
}

function positionOf({ jobs }: UserQueue): number {
  return jobs[0]?.position ?? 0
}
