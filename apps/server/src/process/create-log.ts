import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'

/** The one kind of log there is: whoever writes an error into it, no value of a query gets in. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: describeError },
    hooks: { logMethod },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Without a message of its own a line would have the error's, as it is. */
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
