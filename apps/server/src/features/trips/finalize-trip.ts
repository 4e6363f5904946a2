import type { finalizeResult, finalizeTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { enqueueClaimedMail } from '#db/outbox.ts'
import { summarizeTrip } from '#db/receipt-summary.ts'
import { markFinalized, type TripRow } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { lockOwnTrip } from './require-trip.ts'
import { type SendDeps, sendReport } from './send-report.ts'
import { reportCopyMail, reportMail } from './trip-mails.ts'

type Request = z.output<typeof finalizeTripBody>
type Result = z.output<typeof finalizeResult>

/** The mail is promised with the change itself, and tried at once after it; a failed one stays queued. */
export async function finalizeTrip(
  { db, ...sending }: { db: Db } & SendDeps,
  user: UserRow,
  tripId: number,
  request: Request,
): Promise<Result> {
  const mails = await db.transaction(async (tx) => {
    const trip = await lockOwnTrip(tx, user.id, tripId)
    requireUnfinished(trip)
    const finalized = await markFinalized(tx, trip.id)
    return queueMails(tx, user, finalized, request)
  })
  return { download: null, email: await sendReport(sending, request.email, mails) }
}

function requireUnfinished({ status }: TripRow) {
  if (status === 'finalized') {
    throw new AppError('WRONG_STATE', 'This trip is already finalized.')
  }
  if (status === 'archived') {
    throw new AppError('WRONG_STATE', 'This trip is archived and cannot be finalized.')
  }
}

async function queueMails(tx: Db, user: UserRow, trip: TripRow, request: Request) {
  const facts = { trip, traveller: user, summary: await summarizeTrip(tx, trip.id) }
  const isSameAddress = request.email.toLowerCase() === user.email.toLowerCase()
  return {
    report: await enqueueClaimedMail(tx, reportMail(request.email, facts)),
    copy:
      request.includeCopy && !isSameAddress
        ? await enqueueClaimedMail(tx, reportCopyMail(request.email, facts))
        : undefined,
  }
}
