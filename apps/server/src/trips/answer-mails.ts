import type { AnswerKind } from '@quittance/contract/answers'
import type { UserRow } from '#accounts/users.queries.ts'
import { formatCount, formatDate, formatIssue } from '#claims/format.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import type { MailMessage } from '#db/mail-message.ts'
import { plainLine } from '#mail/plain-line.ts'
import { renderMail } from '#mail/render-mail.ts'
import { nameOf, tripNameOf } from './trip-mails.ts'

type Answered = {
  report: Report
  traveller: UserRow
  tripUrl: string
  by: { name: string; address: string }
  answer: { kind: AnswerKind; comment: string; paidOn: string | null; reference: string }
  /** What is asked, about a receipt or, without a label, about the whole claim. */
  remarks: { label: string | null; comment: string }[]
}

const maxName = 60
const maxComment = 500
/** The rest is in the app. */
const maxRemarks = 50

const subjects: Record<AnswerKind, string> = {
  approved: 'Approved',
  'sent-back': 'Sent back',
  paid: 'Paid',
}

export function answeredMail(facts: Answered): MailMessage {
  const { report, traveller, by, answer, remarks } = facts
  const { label, sum } = describeRepayment(report, { isForTraveller: true })
  const rest = remarks.length - maxRemarks
  return renderMail({
    to: traveller.email,
    replyTo: by.address,
    subject: `${subjects[answer.kind]}: Expense report: ${tripNameOf(report)}`,
    paragraphs: [`${answererOf(by)} ${describeAnswer(facts)}`, ...describeNext(facts)],
    ...(answer.kind !== 'sent-back' && { sums: { label, value: sum, rows: [] } }),
    action: { label: 'Open the trip', url: facts.tripUrl },
    tables: [
      {
        title: 'Finance asks',
        rows: remarks.slice(0, maxRemarks).map((remark) => ({
          label: plainLine(remark.label ?? 'The whole claim', maxName),
          value: plainLine(remark.comment, maxComment),
        })),
        ...(rest > 0 && { note: `${formatCount(rest, 'more remark')}: see the trip.` }),
      },
    ],
    footnote: `You received this email because you sent this claim through Quittance. Replies go to ${by.address}.`,
  })
}

function describeAnswer({ report, answer }: Answered) {
  const claim = `your claim for the trip ${tripNameOf(report)} (${formatIssue(report)})`
  if (answer.kind === 'approved') return `has approved ${claim}.`
  if (answer.kind === 'sent-back') return `has sent back ${claim}.`
  const reference = answer.reference && `, reference ${plainLine(answer.reference, 140)}`
  const day = answer.paidOn ? ` on ${formatDate(answer.paidOn)}` : ''
  return `has marked ${claim} as paid${day}${reference}.`
}

function describeNext({ answer }: Answered) {
  if (answer.kind === 'sent-back') {
    return [
      'The trip is open again. Change what is asked for, reply to the remarks, and finalize it again: finance then gets a new version.',
    ]
  }
  return answer.comment ? [`They wrote: ${plainLine(answer.comment, maxComment)}`] : []
}

/** For the other recipients of a claim that one of them sent back. */
export function sentBackMail(
  to: string,
  { report, traveller, by }: Pick<Answered, 'report' | 'traveller' | 'by'>,
): MailMessage {
  const name = tripNameOf(report)
  const who = nameOf(traveller)
  return renderMail({
    to,
    replyTo: traveller.email,
    subject: `Sent back: Expense report: ${name}`,
    paragraphs: [
      `${answererOf(by)} has sent back the claim of ${who} for the trip ${name} (${formatIssue(report)}). Its links no longer open.`,
      'Please do not pay it as it is. You will get a new version when the trip is finalized again.',
    ],
    footnote: `You received this email because ${who} sent you the claim. Replies go to ${traveller.email}.`,
  })
}

function answererOf({ name, address }: Answered['by']) {
  return `${plainLine(name, maxName) || address} (${address})`
}
