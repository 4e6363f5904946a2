import type { InboundAddress } from '@quittance/contract/inbound'
import { mailRefusalMessages } from '@quittance/contract/mail-refusal-messages'
import { formatMoment } from '#lib/format/moments.ts'
import { Disclosure } from '#ui/disclosure.tsx'

type Refusals = InboundAddress['refusals']

/** Refused emails, each with the reason; collapsed, since they may arrive at any time. */
export function RefusedMails({ refusals }: { refusals: Refusals }) {
  if (refusals.length === 0) {
    return (
      <p className="flex min-h-14 items-center text-sm text-muted">
        Nothing was refused in the last 30 days.
      </p>
    )
  }
  return (
    <Disclosure
      summary={
        <>
          <span className="block text-base font-medium">Refused</span>
          <span className="text-muted">{countOf(refusals)} in the last 30 days</span>
        </>
      }
      className="-mx-4 min-h-14"
    >
      <ul aria-label="Refused emails" className="divide-y divide-hairline px-4">
        {refusals.map((mail) => (
          <Refused key={`${mail.at} ${mail.sender} ${mail.subject}`} mail={mail} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Refused({ mail: { at, sender, subject, reason } }: { mail: Refusals[number] }) {
  return (
    <li className="py-3 text-sm wrap-anywhere">
      <p className="font-medium">{subject || 'No subject'}</p>
      <p className="text-muted">
        {sender || 'Unknown sender'} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="mt-1 text-pretty">{mailRefusalMessages[reason]}</p>
    </li>
  )
}

function countOf({ length }: Refusals) {
  return length === 1 ? '1 email' : `${length} emails`
}
