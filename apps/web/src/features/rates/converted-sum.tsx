import type { TripSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { sumWords } from '#lib/format/sum-words.ts'
import { Icon } from '#ui/icon.tsx'

const RatesSheet = lazy(() => import('./rates-sheet.tsx').then((m) => ({ default: m.RatesSheet })))

/**
 * All of a trip in its own currency, with the rates a tap away. Nothing where all of it is in that currency, or where
 * the answer is one that an earlier version kept.
 */
export function ConvertedSum({
  tripId,
  summary,
  waitingCount = 0,
  isPart = false,
  className,
}: {
  tripId: number
  summary: Partial<Pick<TripSummary, 'converted'>>
  /** How many more there are on this device, which nobody has converted yet. */
  waitingCount?: number
  /** Of some of the trip's receipts. */
  isPart?: boolean
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  if (!summary.converted) return null
  const { sum, without } = sumWords(summary.converted, { waitingCount, isPart })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className={clsx(
          'amount relative inline-block rounded-control [text-align:inherit] text-sm font-normal tracking-normal text-muted before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:text-text',
          className,
        )}
      >
        <span className="font-medium text-text">{sum}</span>
        {without}
        <span className="sr-only"> (see the exchange rates)</span>{' '}
        <Icon name="info" className="align-[-3px] text-[16px] text-primary" />
      </button>
      {isWanted && (
        <Suspense>
          <RatesSheet tripId={tripId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
