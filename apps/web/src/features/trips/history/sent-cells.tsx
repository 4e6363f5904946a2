import type { SentClaim } from '@quittance/contract/trips'
import clsx from 'clsx'
import { formatDay } from '#lib/format/moments.ts'
import {
  Address,
  describeDelivery,
  describeOpenings,
  isWorthSaying,
  stateStyles,
} from './sent-line.tsx'

/** To whom and when it was sent, for the table's column. */
export function SentCell({ claim }: { claim: SentClaim }) {
  const { delivery } = claim
  const address = delivery?.to ?? claim.sentTo
  return (
    <>
      {address && (
        <span className="line-clamp-2 wrap-anywhere" title={address}>
          <Address address={address} />
        </span>
      )}
      <span className={clsx('block', delivery ? stateStyles[delivery.state].tone : 'text-muted')}>
        {delivery ? describeDelivery(delivery).brief : `Finalized ${formatDay(claim.sentAt)}`}
      </span>
    </>
  )
}

/** For a narrow column: how often on one line, when on the next. */
export function OpenedCell({ claim }: { claim: SentClaim }) {
  if (!isWorthSaying(claim)) return null
  const { often, last } = describeOpenings(claim)
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
