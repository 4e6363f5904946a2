import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import { createFairQueue } from '#process/fair-queue.ts'

// Argon2id with the library's defaults (19 MiB, two passes), the minimum OWASP recommends.
const decoy = hash('no account has this password')

/** Each hash occupies a core for a while: a flood of sign-ins may take two, never all. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const queue = createFairQueue({ atOnce, maxWaiting: 60 })
/** The user is unknown until the password is correct, so all attempts share one queue. */
const anybody = 0
const tooMany = 'Too many people are signing in right now. Please try again in a few seconds.'

export function hashPassword(password: string) {
  return inTurn(() => hash(password))
}

/** Takes equally long without a stored hash, or with an empty one, so that timing does not reveal who has an account. */
export async function isPasswordRight(storedHash: string | undefined, password: string) {
  const matches = await inTurn(async () => verify(storedHash || (await decoy), password))
  return Boolean(storedHash) && matches
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return queue.run(anybody, work).catch(replyQueueFull({ own: tooMany, shared: tooMany }))
}
