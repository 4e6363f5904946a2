import type { UserRow } from '#accounts/users.queries.ts'
import { addRecipient } from '#claims/answers/recipients.queries.ts'
import { findClaimVersion } from '#claims/claim-versions.queries.ts'
import { type LinkedReport, linkReport } from '#claims/links/link-report.ts'
import type { ReportLinks } from '#claims/links/report-links.ts'
import { enqueueWebhooks } from '#claims/webhooks/webhooks.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { enqueueClaimedMail, type OutboxRow } from '#mail/outbox.queries.ts'
import type { Signing } from '#record/seal-keys.ts'
import type { Storage } from '#storage/storage.ts'
import { reportCopyMail, reportMail } from '#trips/trip-mails.ts'
import { addOutcome, insertDelivery } from './deliveries.queries.ts'
import { planDelivery } from './plan-delivery.ts'
import type { Queued, SendDeps } from './send-report.ts'

export type ClaimDeps = {
  db: Db
  storage: Storage
  links: ReportLinks
  signing: Signing
} & SendDeps

type Claim = { id: number; tripId: number }

type Queue = {
  /** The main one last: its mail is the status shown for the claim. */
  recipients: Recipient[]
  includeCopy: boolean
  includeImages: boolean
  isReminder?: boolean
}

type Recipient = {
  email: string
  /** The recipient's limit is reached, so this report is not mailed. */
  isTooMuch: boolean
}

const tooMuch = 'That address has been sent many reports today.'

/** A report can go to any address, so the sender's own must be verified. */
export function requireVerifiedSender({ emailVerifiedAt }: UserRow) {
  if (emailVerifiedAt) return
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'Please verify your email address first: only then can a report be mailed. Open the link we sent you, then finalize again.',
  )
}

/** Runs in the caller's transaction; queues nothing for a recipient whose limit is reached. */
export async function queueClaim(
  tx: Db,
  { storage, links, log }: Omit<ClaimDeps, 'db' | 'signing'>,
  user: UserRow,
  claim: Claim,
  { recipients, includeCopy, includeImages, isReminder = false }: Queue,
): Promise<{ linked: LinkedReport; queued: Queued[]; copy: OutboxRow | undefined }> {
  const linked = await linkReport({ db: tx, storage, links, log }, claim)
  const facts = {
    ...linked,
    traveller: user,
    finalizationId: claim.id,
    version: await findClaimVersion(tx, claim),
    delivery: planDelivery(linked.files, { includeImages }),
    isReminder,
  }
  const queued: Queued[] = []
  for (const { email, isTooMuch } of recipients) {
    const delivery = { finalizationId: claim.id, recipient: email, includesImages: includeImages }
    const deliveryId = await insertDelivery(tx, delivery)
    if (isTooMuch) await addOutcome(tx, deliveryId, { outcome: 'not-sent', words: tooMuch })
    const mail = isTooMuch ? undefined : await queueReport(email, deliveryId)
    queued.push({ recipient: email, deliveryId, mail })
  }
  const mailed = queued.flatMap(({ recipient, mail }) => (mail ? [recipient] : []))
  if (mailed.length > 0 && !isReminder) {
    const { report } = linked
    await enqueueWebhooks(tx, 'claim.sent', { userId: user.id, tripId: claim.tripId, report })
  }
  const isSameAddress = mailed.some((email) => email.toLowerCase() === user.email.toLowerCase())
  const copy =
    includeCopy && mailed.length > 0 && !isSameAddress
      ? await enqueueClaimedMail(tx, reportCopyMail(mailed.toReversed().join(', '), facts))
      : undefined
  return { linked, queued, copy }

  async function queueReport(email: string, deliveryId: number) {
    const answer = links.makeAnswer(await addRecipient(tx, claim, email), includeImages)
    return enqueueClaimedMail(tx, reportMail(email, { ...facts, answer }), deliveryId)
  }
}
