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
import { loadReport } from '#claims/load-report.ts'
import type { Db } from '#db/connect.ts'
import { countAttempts } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from './require-trip.ts'
import { reopenedMail } from './trip-mails.ts'
import { lockTrip, makeActive } from './trips.queries.ts'

type Deps = { db: Db; storage: Storage; mailer: Pick<Mailer, 'flush'>; log: FastifyBaseLogger }

/** Its links and mails stop working, and its recipients are notified. */
export async function reopenTrip({ db, mailer, ...deps }: Deps, user: UserRow, tripId: number) {
  const { trip, keys } = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const found = requireTrip(await lockTrip(tx, user.id, tripId), 'reopen')
    await cancelDelivery(tx, found.id, reopenedMessage)
    const claim = await revokeFinalization(tx, found.id)
    const recipients = claim ? await listRecipients(tx, claim) : []
    if (claim && recipients.length > 0) {
      const report = await loadReport({ db: tx, ...deps }, claim.id)
      for (const to of recipients) await tellRecipient(tx, reopenedMail(to, report, user))
    }
    const unused = claim ? await deleteKeptFiles(tx, claim.id) : []
    return { trip: await makeActive(tx, found), keys: unused }
  })
  // Nobody can open them any more.
  await removeStored({ db, ...deps }, keys)
  void mailer.flush()
  return trip
}

async function tellRecipient(tx: Db, mail: ReturnType<typeof reopenedMail>) {
  const mayWrite = (await countAttempts(tx, recipientLimits(mail.to))) === null
  if (mayWrite) await enqueueMail(tx, mail)
}
