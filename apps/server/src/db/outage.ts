/** Why nothing can be stored or read just now, though nobody did anything wrong. */
export type Outage = 'unreachable' | 'full'

/** PostgreSQL's classes of trouble: connections, resources, being shut down or started, being too slow. */
const unreachableCodes = /^(?:08...|53...|57P0[1-5]|57014|25P03|58000)$/

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])

/** How the driver and its pool say it; these errors have no code. */
const driverWords =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

const noRoom = /no space left on device|disk quota exceeded|could not extend file/i

/** Looks through what wraps it: drizzle, and whoever else names a cause. */
export function outageOf(error: unknown): Outage | undefined {
  for (const layer of layersOf(error)) {
    const { code, syscall, message } = layer
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || noRoom.test(message)) {
      return 'full'
    }
    // The socket of a PostgreSQL on this machine is a file, which goes with it; one that is frozen has a full line.
    const isDeadSocket = (code === 'ENOENT' || code === 'EAGAIN') && syscall === 'connect'
    if (isDeadSocket || (code && (networkCodes.has(code) || unreachableCodes.test(code)))) {
      return 'unreachable'
    }
    if (driverWords.test(message)) return 'unreachable'
  }
  return undefined
}

type Layer = Error & { code?: string; syscall?: string }

/** A circle of causes is nobody's intention, and must not be followed for ever. */
function* layersOf(error: unknown): Generator<Layer> {
  let layer = error
  for (let depth = 0; layer instanceof Error && depth < 8; depth += 1) {
    yield layer
    layer = layer.cause
  }
}
