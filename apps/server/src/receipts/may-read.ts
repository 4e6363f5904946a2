import type { Db } from '#db/connect.ts'
import { countRead } from '#db/rate-limits.ts'
import type { SessionUser } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { formatWait } from '#http/rate-limit.ts'

/** Reading takes seconds of CPU time, so it requires a verified address. */
export function requireVerifiedReader({ emailVerifiedAt }: SessionUser) {
  if (emailVerifiedAt) return
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'Please verify your email address to have receipts read. You can type this one in.',
  )
}

export async function limitReads(db: Db, userId: number, perHour: number) {
  const { count, secondsLeft } = await countRead(db, userId)
  if (count <= perHour) return
  throw new AppError(
    'RATE_LIMITED',
    `You have had ${perHour} receipts read within an hour. The next can be read in ${formatWait(secondsLeft)}. You can type this one in.`,
    { retryAfterSeconds: secondsLeft },
  )
}
