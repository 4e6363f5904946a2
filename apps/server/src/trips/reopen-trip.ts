import type { FastifyBaseLogger } from 'fastify'
import { lockUser, type UserRow } from '#accounts/users.queries.ts'
import {
  cancelDelivery,
  listRecipients,
  reopenedMessage,
} from '#claims/delivery/deliveries.queries.ts'
import { recipientLimits } from '#claims/delivery/report-mail-limits.ts'
import { revokeFinalization } from '#claims/finalizations.queries.ts'
import { deleteKeptFiles } from '#claims/kept-files.queries.ts'
import { loadReport, type ReportDeps } from '#claims/load-report.ts'
import type { Report } from '#claims/report.ts'
import type { Db } from '#db/connect.ts'
import type { MailMessage } from '#db/mail-message.ts'
import { countAttempts } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from './require-trip.ts'
import { reopenedMail } from './trip-mails.ts'
import {
  findTripInProgress,
  lockTrip,
  makeActive,
  type TripRow,
  updateTrip,
} from './trips.queries.ts'

type Deps = { db: Db; storage: Storage; mailer: Pick<Mailer, 'flush'>; log: FastifyBaseLogger }

/** Its links and mails stop working, and its recipients are notified. */
export async function reopenTrip({ db, mailer, ...deps }: Deps, user: UserRow, tripId: number) {
  const { trip, keys } = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const found = requireTrip(await lockTrip(tx, user.id, tripId), 'reopen')
    const unused = await revokeClaim(tx, deps, found, (to, report) =>
      reopenedMail(to, report, user),
    )
    return { trip: await makeActive(tx, found), keys: unused }
  })
  // Nobody can open them any more.
  await removeStored({ db, ...deps }, keys)
  void mailer.flush()
  return trip
}

/** Tells each recipient who got the claim, if there is a mail for them; returns the keys of files to remove. */
export async function revokeClaim(
  tx: Db,
  deps: Omit<ReportDeps, 'db'>,
  { id: tripId, userId }: TripRow,
  mailTo: (to: string, report: Report) => MailMessage | null,
) {
  await cancelDelivery(tx, tripId, reopenedMessage)
  const claim = await revokeFinalization(tx, tripId)
  if (!claim) return []
  const recipients = await listRecipients(tx, claim)
  if (recipients.length > 0) {
    const report = await loadReport({ db: tx, ...deps }, claim.id)
    for (const to of recipients) {
      const mail = mailTo(to, report)
      if (mail) await enqueueWithinLimits(tx, mail)
    }
  }
  const keys = await deleteKeptFiles(tx, claim.id)
  await recordClaimEvent(tx, { tripId, userId }, 'reopened', {})
  return keys
}

/**
 * For a claim that was sent back, also of an archived trip. Another active trip stays active: the
 * traveller did not ask for this. The caller holds the locks of the user and the trip.
 */
export async function openAfterSendingBack(tx: Db, { id, userId }: TripRow) {
  const isFree = (await findTripInProgress(tx, userId))?.status !== 'active'
  await updateTrip(tx, id, {
    status: isFree ? 'active' : 'inactive',
    statusBeforeArchive: null,
    endDate: null,
  })
}

/** Someone else may have caused this mail, so it counts towards what an inbox gets. */
export async function enqueueWithinLimits(tx: Db, mail: MailMessage) {
  const mayWrite = (await countAttempts(tx, recipientLimits(mail.to))) === null
  if (mayWrite) await enqueueMail(tx, mail)
}
