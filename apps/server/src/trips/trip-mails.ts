import { rateSource } from '@quittance/contract/exchange'
import type { ClaimVersion, ReportKind } from '@quittance/contract/reports'
import type { UserRow } from '#accounts/users.queries.ts'
import type { Delivery } from '#claims/delivery/plan-delivery.ts'
import {
  categoryNames,
  formatDate,
  formatDates,
  formatDifference,
  formatGroup,
  formatVersion,
  isMixed,
} from '#claims/format.ts'
import { formatPurpose } from '#claims/format-details.ts'
import type { LinkedReport } from '#claims/links/link-report.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import type { MailMessage } from '#db/mail-message.ts'
import type { MailSums, MailTable } from '#mail/mail-parts.ts'
import { plainLine } from '#mail/plain-line.ts'
import { renderMail } from '#mail/render-mail.ts'

export type ReportFacts = LinkedReport & {
  traveller: UserRow
  finalizationId: number
  version: Pick<ClaimVersion, 'version' | 'difference'>
  delivery: Delivery
  /** Set for a recipient, who answers on their own page. */
  answer?: { url: string; expiresAt: Date }
  isReminder?: boolean
}

const maxTripName = 80
const maxPersonName = 60
const maxPurpose = 200

const labels: Record<ReportKind, string> = {
  excel: 'Expense Report',
  zip: 'Receipt Images',
  pdf: 'PDF Report',
}

export function reportMail(to: string, facts: ReportFacts): MailMessage {
  const replyTo = facts.traveller.email
  const footnote = `You received this email because ${nameOf(facts.traveller)} named you as the recipient. It was sent through Quittance for ${replyTo}; replies go there.`
  const mail = renderMail({ to, replyTo, ...reportContent(facts, sumsOf(facts)), footnote })
  return { ...mail, report: attachedOf(facts) }
}

export function reportCopyMail(recipient: string, facts: ReportFacts): MailMessage {
  const to = facts.traveller.email
  const footnote = `Your copy of the report for ${recipient}.`
  const content = reportContent(facts, sumsOf(facts, { isForTraveller: true }))
  return { ...renderMail({ to, ...content, footnote }), report: attachedOf(facts) }
}

/** For a recipient of a claim that is no longer valid. */
export function reopenedMail(to: string, report: Report, traveller: UserRow): MailMessage {
  const name = tripNameOf(report)
  const who = nameOf(traveller)
  const which = formatVersion(report) ?? `issued ${formatDate(report.issuedAt.toISOString())}`
  return renderMail({
    to,
    replyTo: traveller.email,
    subject: `Expense report is being changed: ${name}`,
    paragraphs: [
      `${who} has re-opened the trip ${name}. The claim that was sent to you (${which}) is being changed, and its links no longer open.`,
      'Please do not pay it as it is. You will get a new version when the trip is finalized again.',
    ],
    footnote: `You received this email because ${who} sent you the claim. Replies go to ${traveller.email}.`,
  })
}

function reportContent(facts: ReportFacts, sums: MailSums) {
  const { report, traveller, urls, urlWithoutImages, delivery, answer, isReminder } = facts
  const name = tripNameOf(report)
  const issue = formatVersion(report)
  return {
    // The name comes last: its owner may have chosen it to look like something else.
    subject: `${isReminder ? 'Reminder: ' : ''}Expense report${issue ? ` · ${issue}` : ''}: ${name}`,
    paragraphs: [
      `${nameOf(traveller)} has finalized the trip ${name}.`,
      ...(isReminder
        ? [
            `The claim was sent to you on ${formatDate(report.issuedAt.toISOString())} and has not been answered yet. The links in this email replace the earlier ones.`,
          ]
        : []),
    ],
    sums,
    action: {
      label: 'Open the claim',
      url: answer?.url ?? (delivery.hasImages ? urls.claim : urlWithoutImages),
    },
    tables: [factsOf(facts), categoriesOf(report)],
    closing: formatFiles(facts),
    links: delivery.linked.map((kind) => ({ label: labels[kind], url: urls[kind] })),
  }
}

function sumsOf(
  { report, version: { version, difference } }: ReportFacts,
  { isForTraveller = false } = {},
): MailSums {
  const { label, sum, leftOut, others, spent } = describeRepayment(report, { isForTraveller })
  return {
    label,
    value: sum,
    rows: [
      ...others.map((other) => ({ label: other.label, value: other.sum })),
      ...(spent.length > 0 ? [{ label: 'Spent', value: spent.join(', ') }] : []),
    ],
    notes: [
      ...(leftOut ? [leftOut] : []),
      ...(difference ? [`${formatDifference(version, difference)}.`] : []),
    ],
  }
}

function factsOf({ report, traveller }: ReportFacts): MailTable {
  const { trip, receiptCount } = report
  const purpose = formatPurpose(trip)
  return {
    rows: [
      { label: 'Traveller', value: `${nameOf(traveller)} (${traveller.email})` },
      { label: 'Dates', value: formatDates(trip.startDate, trip.endDate) },
      ...(purpose ? [{ label: 'Purpose', value: plainLine(purpose, maxPurpose) }] : []),
      { label: 'Receipts', value: receiptCount.toLocaleString('en-US') },
    ],
  }
}

/** In the trip's currency, with remarks about the rates if any were used. */
function categoriesOf(report: Report): MailTable {
  const { converted, trip } = report
  return {
    title: 'By category',
    rows: converted.categories.map(({ category, ...group }) => {
      const { sum: value, leftOut } = formatGroup(group, trip.currency)
      const name = categoryNames[category]
      return { label: leftOut ? `${name} (${leftOut})` : name, value }
    }),
    ...(isMixed(report) && {
      note: `In ${trip.currency}, by the rates of each receipt's day or what the card was charged. ${rateSource.name}: ${rateSource.terms}`,
    }),
  }
}

function formatFiles({ files, expiresAt, delivery, traveller, answer }: ReportFacts) {
  const { attached, linked } = delivery
  const names = attached.map((kind) => files[kind].name).join(', ')
  const until = formatDate(expiresAt.toISOString())
  const unless = `unless ${nameOf(traveller)} re-opens the trip first`
  const what = linked.length > 0 ? 'The claim and the following links' : 'The claim'
  const verb = linked.length > 0 ? 'work' : 'opens'
  const links = answer
    ? `You can open the claim and answer it there (approve, send back, mark as paid) without an account until ${formatDate(answer.expiresAt.toISOString())}; its files can be downloaded until ${until}, ${unless}. The link is yours: others who need to see the claim can get one from ${nameOf(traveller)}.`
    : `${what} ${verb} without an account until ${until}, ${unless}.`
  return [
    `Attached: ${names}`,
    ...(linked.includes('zip') ? ['The receipt images are too large for an email.'] : []),
    links,
  ]
}

function attachedOf({ finalizationId, delivery }: ReportFacts) {
  return { finalizationId, kinds: delivery.attached }
}

export function tripNameOf({ trip }: Report) {
  return plainLine(trip.name, maxTripName) || 'without a name'
}

export function nameOf({ firstName, lastName, email }: UserRow) {
  return plainLine(`${firstName} ${lastName}`, maxPersonName) || email
}
