/** Why nothing can be stored or read at the moment. */
export type Outage = 'unreachable' | 'full'

/** PostgreSQL's error classes for connections, resources, shutdown, startup and timeouts. */
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

/** Errors of the driver and its pool, which have no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

const noRoom = /no space left on device|disk quota exceeded|could not extend file/i

/** Follows `cause`, since drizzle and others wrap errors. */
export function outageOf(error: unknown): Outage | undefined {
  for (const layer of layersOf(error)) {
    const { code, syscall, message } = layer
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || noRoom.test(message)) {
      return 'full'
    }
    // A local PostgreSQL's socket file disappears with it; a frozen one has a full backlog.
    const isDeadSocket = (code === 'ENOENT' || code === 'EAGAIN') && syscall === 'connect'
    if (isDeadSocket || (code && (networkCodes.has(code) || unreachableCodes.test(code)))) {
      return 'unreachable'
    }
    if (driverMessages.test(message)) return 'unreachable'
  }
  return undefined
}

type Layer = Error & { code?: string; syscall?: string }

/** Guards against a cycle of causes. */
function* layersOf(error: unknown): Generator<Layer> {
  let layer = error
  for (let depth = 0; layer instanceof Error && depth < 8; depth += 1) {
    yield layer
    layer = layer.cause
  }
}
