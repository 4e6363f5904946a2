import type { SentClaim } from '@quittance/contract/trips'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'

/** What became of a claim: when and to whom it went, and whether its page was opened. */
export function ClaimLine({ claim }: { claim: SentClaim }) {
  const { sentAt, sentTo, openings, lastOpenedAt } = claim
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span className="flex min-w-0 items-start gap-1.5">
        <Icon name="send" className="mt-0.5 text-[16px]" />
        <span className="min-w-0 break-words">
          Sent {formatDay(sentAt)}
          {sentTo && <> to {sentTo}</>}
        </span>
      </span>
      <span className={openings > 0 ? 'flex gap-1.5 text-settled' : 'flex gap-1.5'}>
        <Icon name={openings > 0 ? 'eye' : 'mail'} className="mt-0.5 text-[16px]" />
        {openings > 0 ? openedInWords(openings, lastOpenedAt) : 'Not opened yet'}
      </span>
    </p>
  )
}

function openedInWords(openings: number, lastOpenedAt: string | null) {
  const when = lastOpenedAt ? timeAgo(lastOpenedAt) : ''
  return openings === 1 ? `Opened ${when}` : `Opened ${openings} times, last ${when}`
}
