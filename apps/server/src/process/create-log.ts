import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'

/** Every logger is made here, so that no query value can reach a log line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: describeError },
    hooks: { logMethod },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Without its own message, a line would contain the error's. */
function logMethod(this: Logger, line: Parameters<Logger['info']>, write: Logger['info']) {
  const [first, message] = line
  const error = errorOf(first)
  if (error && isMessageOf(error, message)) {
    return write.call(this, { err: error }, describeError(error).message)
  }
  return write.apply(this, line)
}

function isMessageOf(error: Error, message: unknown) {
  if (typeof message !== 'string') return message === undefined
  return error.message !== '' && message.includes(error.message)
}

function errorOf(first: unknown): Error | undefined {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  return error instanceof Error ? error : undefined
}
