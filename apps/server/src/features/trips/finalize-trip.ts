import type { finalizeResult, finalizeTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import { listFilesOfTrip } from '#db/claim-files.ts'
import { findClaimVersion } from '#db/claim-versions.ts'
import type { Db } from '#db/connect.ts'
import { forgetRecipient, insertFinalization } from '#db/finalizations.ts'
import { enqueueClaimedMail } from '#db/outbox.ts'
import { findTrip, lockTrip, markFinalized } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { countAttempts } from '#http/rate-limit.ts'
import { createFileHashes } from '#reports/hash-files.ts'
import { linkReport } from '#reports/links/link-report.ts'
import type { ReportLinks } from '#reports/links/report-links.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { requireEndAfterStart } from './edit-trip.ts'
import { planDelivery } from './plan-delivery.ts'
import { recipientLimits } from './report-mail-limits.ts'
import { type SendDeps, sendReport } from './send-report.ts'
import { type ReportFacts, reportCopyMail, reportMail } from './trip-mails.ts'

type Deps = { db: Db; storage: Storage; links: ReportLinks } & SendDeps
type Request = z.output<typeof finalizeTripBody>
type Result = z.output<typeof finalizeResult>

/** The mail is queued together with the change, and tried right after it; one that fails stays queued. */
export async function finalizeTrip(
  { db, storage, links, ...sending }: Deps,
  user: UserRow,
  tripId: number,
  request: Request,
): Promise<Result> {
  requireVerifiedSender(user)
  const trip = requireTrip(await findTrip(db, user.id, tripId), 'finalize')
  const hashFiles = createFileHashes({ storage, log: sending.log })
  // Before the trip is locked: a store that is far away takes its time.
  await hashFiles(await listFilesOfTrip(db, trip.id))
  const { download, mails } = await db.transaction(async (tx) => {
    const { startDate } = requireTrip(await lockTrip(tx, user.id, tripId), 'finalize')
    requireEndAfterStart(startDate, request.endDate)
    await markFinalized(tx, tripId, request.endDate)
    const finalization = await insertFinalization(tx, { tripId, sentTo: request.email }, hashFiles)
    const linked = await linkReport({ db: tx, storage, links, log: sending.log }, finalization)
    const facts = {
      ...linked,
      traveller: user,
      finalizationId: finalization.id,
      version: await findClaimVersion(tx, finalization),
      delivery: planDelivery(linked.files, request),
    }
    const mayWrite = (await countAttempts(tx, recipientLimits(request.email))) === null
    if (!mayWrite) await forgetRecipient(tx, finalization.id)
    return {
      download: linked.urls,
      mails: mayWrite ? await queueMails(tx, facts, request) : undefined,
    }
  })
  return { download, email: await sendReport(sending, request.email, mails) }
}

/** The report goes to whoever is named: nobody may do that under an address that is perhaps not theirs. */
function requireVerifiedSender({ emailVerifiedAt }: UserRow) {
  if (emailVerifiedAt) return
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'Please verify your email address first: only then can a report be mailed. Open the link we sent you, then finalize again.',
  )
}

async function queueMails(tx: Db, facts: ReportFacts, { email, includeCopy }: Request) {
  const isSameAddress = email.toLowerCase() === facts.traveller.email.toLowerCase()
  return {
    report: await enqueueClaimedMail(tx, reportMail(email, facts)),
    copy:
      includeCopy && !isSameAddress
        ? await enqueueClaimedMail(tx, reportCopyMail(email, facts))
        : undefined,
  }
}
