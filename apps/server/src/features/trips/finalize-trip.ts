import type { finalizeResult, finalizeTripBody } from '@quittance/contract/trips'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { insertFinalization } from '#db/finalizations.ts'
import { enqueueClaimedMail } from '#db/outbox.ts'
import { summarizeTrip } from '#db/receipt-sums.ts'
import { lockTrip, markFinalized } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { linkReport } from '#reports/links/link-report.ts'
import type { ReportLinks } from '#reports/links/report-links.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { planDelivery } from './plan-delivery.ts'
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
  const { download, mails } = await db.transaction(async (tx) => {
    requireTrip(await lockTrip(tx, user.id, tripId), 'finalize')
    const trip = await markFinalized(tx, tripId)
    const finalization = await insertFinalization(tx, tripId)
    const { files, urls, expiresAt } = await linkReport(
      { db: tx, storage, links, log: sending.log },
      finalization,
    )
    const facts = {
      trip,
      traveller: user,
      summary: await summarizeTrip(tx, tripId),
      finalizationId: finalization.id,
      files,
      urls,
      expiresAt,
      delivery: planDelivery(files, request),
    }
    return { download: urls, mails: await queueMails(tx, facts, request) }
  })
  return { download, email: await sendReport(sending, request.email, mails) }
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
