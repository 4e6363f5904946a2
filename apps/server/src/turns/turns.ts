import { LineFullError } from './line-full-error.ts'

type Limits = {
  atOnce: number
  /** How many may wait in all. */
  inLine: number
  /** How many of them may be for one, besides what is being done; all of them unless told. */
  eachInLine?: number
}

type Piece = { start: () => void; refuse: (reason: unknown) => void; arrival: number }

/** `round` is when the first of the pieces is due; the second is due a round later, and so on. */
type Line = { round: number; pieces: Piece[] }

export type Turns = ReturnType<typeof createTurns>

/**
 * Heavy work, a few pieces at a time, by turns: the second piece of one comes after the first of everybody else,
 * so whoever asks for much waits longest. When the line is full, what is due last gives way.
 */
export function createTurns({ atOnce, inLine, eachInLine = Number.POSITIVE_INFINITY }: Limits) {
  const lines = new Map<number, Line>()
  let running = 0
  let waiting = 0
  let arrivals = 0
  /** The latest in which a piece has begun. */
  let round = 0

  /** A signal takes a piece out of the line; what runs already has to watch it by itself. */
  async function run<T>(whose: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const line = lineOf(whose)
    if (running < atOnce) begin(line)
    else await wait(line, signal)
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }

  /** Whoever had nothing in this round is due at once. */
  function lineOf(whose: number): Line {
    const line = lines.get(whose) ?? { round: round - 1, pieces: [] }
    lines.set(whose, line)
    return line
  }

  function begin(line: Line): void {
    running += 1
    round = Math.max(round, line.round)
    line.round += 1
  }

  async function wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    if (line.pieces.length >= eachInLine) throw new LineFullError('own')
    if (waiting >= inLine) makeRoom(line.round + line.pieces.length)
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

  /** For a piece that is due in that round: only what is due later gives way to it. */
  function makeRoom(due: number): void {
    const last = [...lines.values()]
      .filter(({ pieces }) => pieces.length > 0)
      .toSorted((one, other) => lastRound(other) - lastRound(one))[0]
    const piece = last?.pieces.at(-1)
    if (!last || !piece || lastRound(last) <= due) throw new LineFullError('shared')
    takeOut(last, piece)
    piece.refuse(new LineFullError('shared'))
  }

  function takeOut(line: Line, piece: Piece): boolean {
    const place = line.pieces.indexOf(piece)
    if (place === -1) return false
    line.pieces.splice(place, 1)
    waiting -= 1
    return true
  }

  function startNext(): void {
    forgetTheServed()
    const [line] = [...lines.values()]
      .filter(({ pieces }) => pieces.length > 0)
      .toSorted((one, other) => one.round - other.round || arrivalOf(one) - arrivalOf(other))
    const piece = line?.pieces.shift()
    if (!line || !piece) return
    waiting -= 1
    begin(line)
    piece.start()
  }

  /** Whoever waits for nothing and had nothing in this round starts afresh the next time. */
  function forgetTheServed(): void {
    const isIdle = running === 0 && waiting === 0
    for (const [whose, line] of lines) {
      if (line.pieces.length === 0 && (isIdle || line.round < round)) lines.delete(whose)
    }
  }

  return { run }
}

function lastRound({ round, pieces }: Line): number {
  return round + pieces.length - 1
}

function arrivalOf({ pieces }: Line): number {
  return pieces[0]?.arrival ?? 0
}
