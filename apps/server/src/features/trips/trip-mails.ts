import type { TripSummary } from '@quittance/contract/trips'
import type { TripRow } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { renderMail } from '#mail/render-mail.ts'

type Report = { trip: TripRow; traveller: UserRow; summary: TripSummary }

export function reportMail(to: string, report: Report) {
  const { email } = report.traveller
  return renderMail({
    to,
    ...reportContent(report),
    footnote: `You get this mail because ${nameOf(report.traveller)} named you as the recipient. Questions about it are best sent to ${email}.`,
  })
}

export function reportCopyMail(recipient: string, report: Report) {
  return renderMail({
    to: report.traveller.email,
    ...reportContent(report),
    footnote: `Your copy of what was sent to ${recipient}.`,
  })
}

function reportContent({ trip, traveller, summary }: Report) {
  return {
    subject: `Expense report: ${trip.name}`,
    paragraphs: [
      `${nameOf(traveller)} has finalized the trip ${trip.name}.`,
      `Traveller: ${nameOf(traveller)} (${traveller.email})`,
      `Dates: ${inWords(trip.startDate)} to ${inWords(trip.endDate ?? trip.startDate)}`,
      `Receipts: ${summary.receiptCount}`,
      `Total: ${summary.totalAmount}`,
    ],
  }
}

function nameOf({ firstName, lastName, email }: UserRow) {
  return `${firstName} ${lastName}`.trim() || email
}

/** `Jan 5, 2025`, as on the screens. */
function inWords(date: string) {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  )
}
