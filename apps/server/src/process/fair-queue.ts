import { BacklogFullError } from './backlog-full-error.ts'

type Limits = {
  atOnce: number
  /** How many jobs may wait in total. */
  inLine: number
  /** How many of them may belong to one user, besides running ones; no limit by default. */
  eachInLine?: number
}

type Piece = { start: () => void; refuse: (reason: unknown) => void; arrival: number }

/** `asked` is a user's recent demand, including rejected jobs; it decays over time. */
type Line = { asked: number; at: number; pieces: Piece[] }

export type FairQueue = ReturnType<typeof createFairQueue>

const halfLifeMs = 30_000
const forgottenBelow = 1 / 16

/**
 * A few heavy jobs at a time. The user with the least recent demand runs next, so a flood delays an
 * idle user by one job. When the queue is full, the user with the most demand loses one.
 */
export function createFairQueue(
  { atOnce, inLine, eachInLine = Number.POSITIVE_INFINITY }: Limits,
  now = () => performance.now(),
) {
  const lines = new Map<number, Line>()
  let running = 0
  let waiting = 0
  let arrivals = 0

  /** The signal removes a waiting job; a running one must watch the signal itself. */
  async function run<T>(whose: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const line = count(whose)
    if (running < atOnce) running += 1
    else await wait(line, signal)
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }

  /** Throws early, before the caller prepares a job that would be rejected. */
  function requirePlace(whose: number): void {
    const inMine = lines.get(whose)?.pieces.length ?? 0
    if (running < atOnce || inMine < eachInLine) return
    count(whose)
    throw new BacklogFullError('own')
  }

  function count(whose: number): Line {
    const line = lines.get(whose) ?? { asked: 0, at: now(), pieces: [] }
    lines.set(whose, line)
    const before = weight(line)
    line.asked = (before < forgottenBelow ? 0 : before) + 1
    line.at = now()
    return line
  }

  function weight({ asked, at }: Line): number {
    return asked * 2 ** ((at - now()) / halfLifeMs)
  }

  async function wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    if (line.pieces.length >= eachInLine) throw new BacklogFullError('own')
    if (waiting >= inLine) makeRoom(line)
    const turn = Promise.withResolvers<void>()
    arrivals += 1
    const piece = { start: turn.resolve, refuse: turn.reject, arrival: arrivals }
    line.pieces.push(piece)
    waiting += 1
    const leave = () => {
      if (takeOut(line, piece)) turn.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      await turn.promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  function makeRoom(line: Line): void {
    const last = byWeight().at(-1)
    const piece = last?.pieces.at(-1)
    if (!last || !piece || weight(last) <= weight(line)) throw new BacklogFullError('shared')
    takeOut(last, piece)
    piece.refuse(new BacklogFullError('shared'))
  }

  function takeOut(line: Line, piece: Piece): boolean {
    const place = line.pieces.indexOf(piece)
    if (place === -1) return false
    line.pieces.splice(place, 1)
    waiting -= 1
    return true
  }

  function startNext(): void {
    for (const [whose, line] of lines) {
      if (line.pieces.length === 0 && weight(line) < forgottenBelow) lines.delete(whose)
    }
    const piece = byWeight()[0]?.pieces.shift()
    if (!piece) return
    waiting -= 1
    running += 1
    piece.start()
  }

  /** Waiting users, least recent demand first. */
  function byWeight(): Line[] {
    return [...lines.values()]
      .filter(({ pieces }) => pieces.length > 0)
      .toSorted((one, other) => weight(one) - weight(other) || arrivalOf(one) - arrivalOf(other))
  }

  return { run, requirePlace }
}

function arrivalOf({ pieces }: Line): number {
  return pieces[0]?.arrival ?? 0
}
