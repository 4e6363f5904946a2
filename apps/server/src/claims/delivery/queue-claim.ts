import type { UserRow } from '#accounts/users.queries.ts'
import { findClaimVersion } from '#claims/claim-versions.queries.ts'
import { type LinkedReport, linkReport } from '#claims/links/link-report.ts'
import type { ReportLinks } from '#claims/links/report-links.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { enqueueClaimedMail } from '#mail/outbox.queries.ts'
import type { Storage } from '#storage/storage.ts'
import { reportCopyMail, reportMail } from '#trips/trip-mails.ts'
import { addOutcome, insertDelivery } from './deliveries.queries.ts'
import { planDelivery } from './plan-delivery.ts'
import type { ClaimMails, SendDeps } from './send-report.ts'

export type ClaimDeps = { db: Db; storage: Storage; links: ReportLinks } & SendDeps

type Claim = { id: number; tripId: number; sentTo: string | null }

type Sending = {
  email: string
  includeCopy: boolean
  includeImages: boolean
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

/** Runs in the caller's transaction; queues nothing if the recipient's limit is reached. */
export async function queueClaim(
  tx: Db,
  { storage, links, log }: Omit<ClaimDeps, 'db'>,
  user: UserRow,
  claim: Claim,
  sending: Sending,
): Promise<{ linked: LinkedReport; mails: ClaimMails | undefined }> {
  const { email, includeCopy, includeImages, isTooMuch } = sending
  const linked = await linkReport({ db: tx, storage, links, log }, claim)
  const deliveryId = await insertDelivery(tx, {
    finalizationId: claim.id,
    recipient: email,
    includesImages: includeImages,
  })
  if (isTooMuch) {
    await addOutcome(tx, deliveryId, { outcome: 'not-sent', words: tooMuch })
    return { linked, mails: undefined }
  }
  const facts = {
    ...linked,
    traveller: user,
    finalizationId: claim.id,
    version: await findClaimVersion(tx, claim),
    delivery: planDelivery(linked.files, { includeImages }),
  }
  const isSameAddress = email.toLowerCase() === user.email.toLowerCase()
  const isRecipient = email.toLowerCase() === claim.sentTo?.toLowerCase()
  const pages = isRecipient && linkedForRecipient(linked)
  const report = await enqueueClaimedMail(tx, reportMail(email, { ...facts, ...pages }), deliveryId)
  const copy =
    includeCopy && !isSameAddress
      ? await enqueueClaimedMail(tx, reportCopyMail(email, facts))
      : undefined
  return { linked, mails: { report, copy } }
}

function linkedForRecipient({ urls, recipientUrls }: LinkedReport) {
  const { claim, withoutImages } = recipientUrls
  return { urls: { ...urls, claim }, urlWithoutImages: withoutImages }
}
