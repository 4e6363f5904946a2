import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { cancelDelivery, listRecipients, reopenedWords } from '#db/deliveries.ts'
import { revokeFinalization } from '#db/finalizations.ts'
import { enqueueMail } from '#db/outbox.ts'
import { lockTrip, makeActive } from '#db/trips.ts'
import { lockUser, type UserRow } from '#db/users.ts'
import { countAttempts } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import { loadReport } from '#reports/load-report.ts'
import type { Storage } from '#storage/storage.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { recipientLimits } from './report-mail-limits.ts'
import { reopenedMail } from './trip-mails.ts'

type Deps = { db: Db; storage: Storage; mailer: Pick<Mailer, 'flush'>; log: FastifyBaseLogger }

/** What was reported is about to change: links and mails about it stop working, and its recipients are told. */
export async function reopenTrip({ db, mailer, ...deps }: Deps, user: UserRow, tripId: number) {
  const reopened = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const trip = requireTrip(await lockTrip(tx, user.id, tripId), 'reopen')
    await cancelDelivery(tx, trip.id, reopenedWords)
    const claim = await revokeFinalization(tx, trip.id)
    const recipients = claim ? await listRecipients(tx, claim) : []
    if (claim && recipients.length > 0) {
      const report = await loadReport({ db: tx, ...deps }, claim.id)
      for (const to of recipients) await tellRecipient(tx, reopenedMail(to, report, user))
    }
    return makeActive(tx, trip)
  })
  void mailer.flush()
  return reopened
}

async function tellRecipient(tx: Db, mail: ReturnType<typeof reopenedMail>) {
  const mayWrite = (await countAttempts(tx, recipientLimits(mail.to))) === null
  if (mayWrite) await enqueueMail(tx, mail)
}
