import { formatAmount } from '@quittance/contract/money'
import type { TripSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { describeSum } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
import { Icon } from '#ui/icon.tsx'
import { LargeAmount } from '#ui/large-amount.tsx'

const explained = ' (see the exchange rates)'

const RatesSheet = lazy(() => import('./rates-sheet.tsx').then((m) => ({ default: m.RatesSheet })))

/**
 * A trip's total in its own currency; a tap shows the rates. Nothing if no receipt needs
 * converting, or for a response cached by an earlier version.
 */
export function ConvertedSum({
  tripId,
  summary,
  isPart = false,
  size = 'small',
  className,
}: {
  tripId: number
  summary: Partial<Pick<TripSummary, 'converted' | 'currencies'>>
  /** Covers only some of the trip's receipts. */
  isPart?: boolean
  size?: 'small' | 'large'
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const waiting = useWaitingCounts(tripId)
  if (!summary.converted) return null
  const { sum, leftOut } = describeSum(summary.converted, isPart ? { isPart } : { waiting })
  const icon = <Icon name="info" className="align-[-0.1875rem] text-[1rem] text-primary" />
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(size === 'large' && {
          'aria-label': `${sum}${leftOut && `, ${leftOut}`}${explained}`,
        })}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className={clsx(
          'amount relative -mx-2 inline-block min-h-11 max-w-[calc(100%+1rem)] rounded-control px-2 [text-align:inherit] text-sm font-normal tracking-normal text-muted hover:text-text',
          size === 'small' && '-my-3 py-3',
          className,
        )}
      >
        {size === 'large' ? (
          <>
            <LargeAmount
              words={sum}
              amount={formatAmount(summary.converted.total, summary.converted.currency)}
            >
              {icon}
            </LargeAmount>
            {leftOut && <span className="block">{leftOut}</span>}
          </>
        ) : (
          <>
            <span className="font-medium text-text">{sum}</span>
            {leftOut && ` · ${leftOut}`}
            <span className="sr-only">{explained}</span> {icon}
          </>
        )}
      </button>
      {isWanted && (
        <Suspense>
          <RatesSheet
            tripId={tripId}
            rows={Object.keys(summary.currencies ?? {}).length}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
