import type { SentClaim } from '@quittance/contract/trips'
import clsx from 'clsx'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'

/** What became of a claim: when and to whom it went, and whether its page was opened. */
export function SentLine({ claim }: { claim: SentClaim }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span className="flex min-w-0 items-start gap-1.5">
        <Icon name="send" className="mt-0.5 text-[1rem]" />
        <span className="min-w-0 wrap-anywhere">
          Sent {formatDay(claim.sentAt)}
          {claim.sentTo && ' to '}
          {claim.sentTo && (
            <span className="inline-block max-w-full">
              <Address address={claim.sentTo} />
            </span>
          )}
        </span>
      </span>
      <Opened claim={claim} />
    </p>
  )
}

/** To whom it went and when, where there is a column for it. */
export function SentCell({ claim }: { claim: SentClaim }) {
  return (
    <>
      {claim.sentTo && (
        <span className="line-clamp-2 wrap-anywhere" title={claim.sentTo}>
          <Address address={claim.sentTo} />
        </span>
      )}
      <span className="block text-muted">Sent {formatDay(claim.sentAt)}</span>
    </>
  )
}

/** Whether somebody looked at it. */
function Opened({ claim }: { claim: SentClaim }) {
  const isOpened = claim.openings > 0
  const { often, last } = openedInWords(claim)
  return (
    <span className={clsx('flex items-start gap-1.5', isOpened ? 'text-settled' : 'text-muted')}>
      <Icon name={isOpened ? 'eye' : 'mail'} className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 text-balance">{last ? `${often}, last ${last}` : often}</span>
    </span>
  )
}

/** The same in a narrow column: how often on one line, when on the next. */
export function OpenedCell({ claim }: { claim: SentClaim }) {
  const { often, last } = openedInWords(claim)
  return (
    <span className={clsx('block', claim.openings > 0 ? 'text-settled' : 'text-muted')}>
      {often}
      {last && (
        <>
          <span className="sr-only">, last </span>
          <span className="block">{last}</span>
        </>
      )}
    </span>
  )
}

/** Too long for its line, it goes on where a reader would break it. */
function Address({ address }: { address: string }) {
  const [name, ...rest] = address.split('@')
  return (
    <>
      {name}
      {rest.length > 0 && (
        <>
          <wbr />@{rest.join('@')}
        </>
      )}
    </>
  )
}

/** How often, and when last where that was more than once. */
function openedInWords({ openings, lastOpenedAt }: SentClaim): { often: string; last?: string } {
  if (openings === 0) return { often: 'Not opened yet' }
  const when = lastOpenedAt ? timeAgo(lastOpenedAt) : ''
  return openings === 1
    ? { often: `Opened ${when}` }
    : { often: `Opened ${openings} times`, last: when }
}
