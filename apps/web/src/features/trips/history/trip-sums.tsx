import { type Currency, currencies, formatAmount } from '@quittance/contract/money'
import type { PastTrip } from '@quittance/contract/trips'
import clsx from 'clsx'
import { useState } from 'react'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { describeSum } from '#lib/format/sum-words.ts'
import { Icon } from '#ui/icon.tsx'

type Sums = Pick<PastTrip, 'currencies' | 'converted' | 'repay'>

/** Up to this many are shown; the rest expand. */
const few = 3

/** A trip's total: one main figure, and its parts. */
export function TripSums({
  currencies: totals,
  converted,
  repay,
  isAtEnd = false,
}: Sums & {
  /** Right-aligned, in a column of figures. */
  isAtEnd?: boolean
}) {
  const main = isAtEnd ? 'font-semibold' : 'text-lg leading-6 font-semibold tracking-tight'
  const present = currencies.filter((code) => totals[code])
  const parts = present.map((code) => ({ code, total: totals[code] ?? '' }))
  const { sum, leftOut } = converted ? describeSum(converted) : { sum: '', leftOut: '' }
  const isCounted = converted !== null && /[1-9]/.test(converted.total)
  const [only] = parts.length === 1 && !isCounted ? parts : []
  return (
    <div className={clsx('min-w-0', isAtEnd && 'text-right')}>
      <RepayLines currencies={totals} {...{ converted, repay }} className="mb-1" />
      {isCounted && (
        <p className="amount">
          {/* Responses cached by an earlier version have no `isFrozen`. */}
          {!converted.isFrozen && <About isShort={isAtEnd} />}
          <Figure code={converted.currency} total={converted.total} figureClass={main} />
          {leftOut && <span className="text-sm text-waiting"> {leftOut}</span>}
        </p>
      )}
      {only && (
        <p className="amount">
          <Figure {...only} figureClass={main} />
        </p>
      )}
      {parts.length === 0 && <p className="amount text-muted">$0.00</p>}
      {!only && parts.length > 0 && (
        <Parts {...{ parts, isAtEnd }} figureClass={isCounted ? 'text-sm' : main} />
      )}
      {converted && !isCounted && <p className="text-sm text-waiting">{sum}</p>}
    </div>
  )
}

/** A column of figures has no room for the word. */
function About({ isShort }: { isShort: boolean }) {
  return (
    <span className="text-sm text-muted">
      <span className={isShort ? 'sr-only' : undefined}>about </span>
      {isShort && <span aria-hidden="true">≈ </span>}
    </span>
  )
}

type Part = { code: Currency; total: string }

function Parts({
  parts,
  isAtEnd,
  figureClass,
}: {
  parts: readonly Part[]
  isAtEnd: boolean
  figureClass: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const isMany = parts.length > few
  const shown = isMany && !isOpen ? [] : parts
  return (
    <>
      {isMany && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="relative z-1 inline-flex items-center gap-1 rounded-control text-sm text-muted before:absolute before:-inset-x-2 before:-inset-y-3 hover:text-text"
        >
          in {parts.length} currencies
          <Icon
            name="chevron-down"
            className={clsx(
              'text-[1rem] transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      )}
      {shown.length > 0 && (
        <p className={clsx('amount flex flex-wrap gap-x-3', isAtEnd && 'justify-end')}>
          {shown.map((part) => (
            <span key={part.code} className="whitespace-nowrap">
              <Figure {...part} figureClass={isMany ? 'text-sm' : figureClass} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Figure({ code, total, figureClass }: Part & { figureClass: string }) {
  return (
    <>
      <span className={figureClass}>{formatAmount(total, code)}</span>{' '}
      <span className="text-sm font-normal text-muted">{code}</span>
    </>
  )
}
