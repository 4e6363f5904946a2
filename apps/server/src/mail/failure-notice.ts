import type { MailText } from '#db/mail-message.ts'
import { plainLine } from './plain-line.ts'
import { renderMail } from './render-mail.ts'

type Failure = {
  tripId: number
  tripName: string
  /** The traveller's address. */
  email: string
  recipient: string
  words: string
}

export function failureNotice(publicUrl: URL, failure: Failure): MailText {
  const { tripId, email, recipient, words } = failure
  const name = plainLine(failure.tripName, 80) || 'without a name'
  const page = new URL(`/history/${tripId}`, publicUrl).href
  return renderMail({
    to: email,
    subject: `Not delivered: Expense report: ${name}`,
    paragraphs: [
      `Your expense report for the trip ${name} could not be delivered to ${recipient}.`,
      `The reason: ${words}`,
      'The trip is still finalized, and everything in it is safe. Send the report again, or to another address.',
    ],
    action: { label: 'Send again', url: page },
    links: [{ label: 'Change address', url: `${page}?change-address` }],
    footnote: 'You received this email because you sent this report through Quittance.',
  })
}
