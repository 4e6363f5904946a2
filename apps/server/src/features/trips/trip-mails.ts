import type { ReportKind } from '@quittance/contract/reports'
import type { DownloadLinks, TripSummary } from '@quittance/contract/trips'
import type { MailMessage } from '#db/mail-message.ts'
import type { TripRow } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { plainLine } from '#mail/plain-line.ts'
import { renderMail } from '#mail/render-mail.ts'
import type { Delivery } from './plan-delivery.ts'

export type ReportFacts = {
  trip: TripRow
  traveller: UserRow
  summary: TripSummary
  finalizationId: number
  files: Record<ReportKind, { name: string }>
  urls: DownloadLinks
  expiresAt: Date
  delivery: Delivery
}

const mostOfTripName = 80
const mostOfPersonName = 60

const labels: Record<ReportKind, string> = {
  excel: 'Expense Report',
  zip: 'Receipt Images',
  pdf: 'PDF Report',
}

export function reportMail(to: string, facts: ReportFacts): MailMessage {
  const replyTo = facts.traveller.email
  const footnote = `You get this mail because ${nameOf(facts.traveller)} named you as the recipient. It was sent through Quittance for ${replyTo}; your answer goes there.`
  const mail = renderMail({ to, replyTo, ...reportContent(facts), footnote })
  return { ...mail, report: attachedOf(facts) }
}

export function reportCopyMail(recipient: string, facts: ReportFacts): MailMessage {
  const to = facts.traveller.email
  const footnote = `Your copy of what was sent to ${recipient}.`
  return { ...renderMail({ to, ...reportContent(facts), footnote }), report: attachedOf(facts) }
}

function reportContent(facts: ReportFacts) {
  const { trip, traveller, summary, urls, delivery } = facts
  const name = plainLine(trip.name, mostOfTripName) || 'without a name'
  return {
    subject: `Expense report: ${name}`,
    paragraphs: [
      `${nameOf(traveller)} has finalized the trip ${name}.`,
      `Traveller: ${nameOf(traveller)} (${traveller.email})`,
      `Dates: ${inWords(trip.startDate)} to ${inWords(trip.endDate ?? trip.startDate)}`,
      `Receipts: ${summary.receiptCount}`,
      `Total: ${summary.totalAmount}`,
      ...filesInWords(facts),
    ],
    links: delivery.linked.map((kind) => ({ label: labels[kind], url: urls[kind] })),
  }
}

function filesInWords({ files, expiresAt, delivery, traveller }: ReportFacts) {
  const { attached, linked } = delivery
  const names = attached.map((kind) => files[kind].name).join(', ')
  const until = inWords(expiresAt.toISOString().slice(0, 10))
  return [
    `Attached: ${names}`,
    ...(linked.includes('zip') ? ['The receipt images are too large for a mail.'] : []),
    ...(linked.length > 0
      ? [
          `The following links work without an account until ${until}, unless ${nameOf(traveller)} opens the trip again before.`,
        ]
      : []),
  ]
}

function attachedOf({ finalizationId, delivery }: ReportFacts) {
  return { finalizationId, kinds: delivery.attached }
}

function nameOf({ firstName, lastName, email }: UserRow) {
  return plainLine(`${firstName} ${lastName}`, mostOfPersonName) || email
}

/** `Jan 5, 2025`, as on the screens. */
function inWords(date: string) {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  )
}
