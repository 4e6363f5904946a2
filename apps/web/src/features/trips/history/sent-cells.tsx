import type { SentClaim } from '@quittance/contract/trips'
import clsx from 'clsx'
import { AddressLine, describeOpenings, describeSent, isWorthSaying } from './sent-line.tsx'

/** To whom it was sent and what became of it, for the table's column. */
export function SentCell({ claim }: { claim: SentClaim }) {
  const { tone, ...sent } = describeSent(claim)
  return (
    <div className={tone}>
      <AddressLine {...sent} />
    </div>
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
