import { BacklogFullError } from './backlog-full-error.ts'

type Limits = {
  atOnce: number
  /** How many may wait in all. */
  inLine: number
  /** How many of them may be for one, besides what is being done; all of them unless told. */
  eachInLine?: number
}

type Piece = { start: () => void; refuse: (reason: unknown) => void; arrival: number }

/** `asked` counts what one has asked for, also in vain; what was asked long ago counts less. */
type Line = { asked: number; at: number; pieces: Piece[] }

export type FairQueue = ReturnType<typeof createFairQueue>

const halfLifeMs = 30_000
const forgottenBelow = 1 / 16

/**
 * Heavy work, a few pieces at a time: whoever has asked for least lately is next, so somebody at rest
 * waits for one piece of a crowd, however many it is of. When the line is full, whoever asked most gives way.
 */
export function createFairQueue(
  { atOnce, inLine, eachInLine = Number.POSITIVE_INFINITY }: Limits,
  now = () => performance.now(),
) {
  const lines = new Map<number, Line>()
  let running = 0
  let waiting = 0
  let arrivals = 0

  /** A signal takes a piece out of the line; what runs already has to watch it by itself. */
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

  /** Before anything is prepared for a piece that would be refused. */
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

  /** Those that wait, who asked for least first. */
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
