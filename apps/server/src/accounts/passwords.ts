import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#http/app-error.ts'

// Argon2id with the library's defaults (19 MiB, two passes), the minimum OWASP recommends.
const decoy = hash('no account has this password')

/** Each takes a core for a while: whoever floods the doors that ask for a password takes at most two. */
const atOnce = 2
const mayWait = 60
let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string) {
  return inTurn(() => hash(password))
}

/** Takes as long without a stored hash as with one, so that time does not tell who has an account. */
export async function isPasswordRight(storedHash: string | undefined, password: string) {
  const matches = await inTurn(async () => verify(storedHash ?? (await decoy), password))
  return storedHash !== undefined && matches
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else if (waiting.length < mayWait) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw tooMany()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function tooMany() {
  return new AppError(
    'UNAVAILABLE',
    'Too many people are signing in just now. Please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  )
}
