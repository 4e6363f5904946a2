import { isCalendarDate } from '@quittance/contract/calendar-date'
import { convertMinor, rateSource, shortRate } from '@quittance/contract/exchange'
import { type Currency, formatAmount, fromMinor, toMinor } from '@quittance/contract/money'
import type { PrintedMoney as Printed, PrintedMoney } from '@quittance/contract/receipt'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type FieldError, type Merge, useController } from 'react-hook-form'
import { useDebounced } from '#features/receipts/list/use-debounced.ts'
import { ApiError } from '#lib/api/api.ts'
import { isOffline } from '#lib/api/connection.ts'
import { rateQuery } from '#lib/data/rates.ts'
import { normaliseAmount } from '#lib/format/amount.ts'
import { formatDate } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { impliedRate, printedSum } from './printed-words.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'
import { putIn } from './use-receipt-form.ts'

const link =
  'relative rounded-control font-medium text-primary before:absolute before:-inset-x-2 before:-inset-y-3 hover:underline'

/** The printed amount in a currency that cannot be chosen, and its value in one that can. */
export function PrintedMoney({
  form,
  isAmountOffered = () => false,
}: {
  form: ReceiptFormState
  /** Whether the amount is still the one converted at the day's rate, which follows the date. */
  isAmountOffered?: (() => boolean) | undefined
}) {
  const { field, fieldState } = useController({ control: form.control, name: 'printed' })
  const printed: Printed | null = field.value
  const [date, currency, amount] = form.watch(['date', 'currency', 'amount'])
  const offer = useOfferedAmount({ printed, date, currency })
  const [isWanted, setIsWanted] = useState(false)
  const isChanging = isWanted || fieldState.invalid
  if (fieldState.invalid && !isWanted) setIsWanted(true)
  const subject = printed ? [printed.amount, printed.currency, date, currency].join(' ') : ''
  useFollowedAmount(form, { offer, subject }, isAmountOffered)
  if (!printed) return null

  const isTaken = offer.state === 'known' && normaliseAmount(amount) === offer.amount
  const implied = isTaken ? undefined : impliedRate({ printed, amount, currency })
  return (
    <div data-printed className="mb-4 rounded-control bg-sunken p-3.5 text-sm">
      <p className="flex items-center gap-3">
        <Icon name="coins" className="text-[1.125rem] text-muted" />
        <span className="amount min-w-0 flex-1 font-medium">Printed: {printedSum(printed)}</span>
        <button type="button" className={link} onClick={() => setIsWanted(!isChanging)}>
          {isChanging ? 'Done' : 'Change'}
        </button>
      </p>
      {isChanging && (
        <PrintedFields printed={printed} error={fieldState.error} onChange={field.onChange} />
      )}
      <div aria-live="polite" className="amount mt-1.5 space-y-1 pl-[1.875rem] text-muted">
        <OfferText offer={offer} {...{ date, currency, from: printed.currency }} />
        {implied && <p>As entered: {implied}</p>}
        {offer.state === 'known' && !isTaken && (
          <Act onClick={() => putIn(form, 'amount', offer.amount)}>
            Use {formatAmount(offer.amount, currency)} {currency}
          </Act>
        )}
        {(offer.state === 'failed' || offer.state === 'offline') && (
          <Act onClick={offer.retry}>Retry</Act>
        )}
      </div>
    </div>
  )
}

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <p className="pt-1">
      <button type="button" className={link} onClick={onClick}>
        {children}
      </button>
    </p>
  )
}

function OfferText({
  offer,
  date,
  from,
  currency,
}: {
  offer: Offer
  date: string
  from: string
  currency: string
}) {
  if (from === currency) return null
  const enter = `Enter what it cost in ${currency}.`
  if (offer.state === 'known') {
    return (
      <>
        <p>
          {formatAmount(offer.amount, currency)} {currency} at the rate of {formatDate(offer.day)}
        </p>
        <RateText rate={offer.rate} {...{ from, currency }} />
      </>
    )
  }
  if (offer.state === 'waiting') {
    return (
      <>
        <p>Looking up the rate of {formatDate(date)}…</p>
        {/* Keeps the place of the rate. */}
        <div aria-hidden="true" className="invisible">
          <RateText rate="1.00001" {...{ from, currency }} />
        </div>
      </>
    )
  }
  if (offer.state === 'unknown') {
    return (
      <p>
        No rate for {from} is known for {formatDate(date)}. {enter}
      </p>
    )
  }
  if (offer.state === 'offline') return <p>Rates are not available offline. {enter}</p>
  if (offer.state === 'failed') return <p>The rate could not be loaded. {enter}</p>
  return null
}

function RateText({ rate, from, currency }: { rate: string; from: string; currency: string }) {
  return (
    <p className="text-xs">
      1 {from} = {shortRate(rate)} {currency}, {rateSource.name}, for information only
    </p>
  )
}

/** Until the user types an amount, it is the printed one converted at the day's rate; empty while no rate is known. */
function useFollowedAmount(
  form: ReceiptFormState,
  { offer, subject }: { offer: Offer; subject: string },
  isFollowing: () => boolean,
) {
  const amount = offer.state === 'known' ? offer.amount : ''
  // The form's initial amount was converted at the same day's rate, which may not be available now.
  const begunWith = useRef<string | null>(subject)
  const follow = useEffectEvent((next: string) => {
    if (!isFollowing() || form.getValues('amount') === next) return
    form.setValue('amount', next, { shouldValidate: form.formState.isSubmitted })
  })
  // Before the browser paints, so that the offer does not show for a moment.
  useLayoutEffect(() => {
    if (!subject || (amount === '' && begunWith.current === subject)) return
    begunWith.current = null
    follow(amount)
  }, [subject, amount])
}

type PrintedError = Merge<FieldError, { amount?: FieldError; currency?: FieldError }> | undefined

/** For correcting a misread printed amount. */
function PrintedFields({
  printed,
  error,
  onChange,
}: {
  printed: PrintedMoney
  error: FieldError | undefined
  onChange: (printed: PrintedMoney | null) => void
}) {
  const errors = error as PrintedError
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
      <TextField
        label="Printed amount"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={printed.amount}
        error={errors?.amount?.message}
        onChange={({ target }) => onChange({ ...printed, amount: target.value })}
        onBlur={() => onChange({ ...printed, amount: normaliseAmount(printed.amount) })}
      />
      <TextField
        label="In"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={3}
        value={printed.currency}
        error={errors?.currency?.message}
        onChange={({ target }) =>
          onChange({ ...printed, currency: target.value.toUpperCase().replace(/[^A-Z]/g, '') })
        }
      />
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start -ml-3"
        onClick={() => onChange(null)}
      >
        It is not printed in another currency
      </Button>
    </div>
  )
}

type Wanted = { printed: PrintedMoney | null; date: string; currency: Currency | '' }

/** A printed amount converted at its day's rate, or why that is unknown. */
type Offer =
  | { state: 'known'; amount: string; rate: string; day: string }
  | { state: 'waiting' | 'unknown' | 'offline' | 'failed' | 'incomplete' }

function useOfferedAmount({ printed, date, currency }: Wanted): Offer & { retry: () => void } {
  const minor = toMinor(printed?.amount ?? '', printed?.currency ?? '', { wholeDigits: 12 })
  const from = printed?.currency ?? ''
  const isComplete =
    Boolean(minor) && /^[A-Z]{3}$/.test(from) && isCalendarDate(date) && currency !== ''
  // Wait until the date is complete, to load no rates for half-typed ones.
  const isSettled = useDebounced(date, 400) === date
  const { data, error, isFetching, refetch } = useQuery({
    ...rateQuery({ date, from, to: currency || 'USD' }),
    enabled: isComplete && isSettled && from !== currency,
  })
  const retry = () => void refetch()
  if (!isComplete || !minor || !currency) return { state: 'incomplete', retry }
  if (printed && from === currency) {
    return { state: 'known', amount: printed.amount, rate: '1', day: date, retry }
  }
  if (data) {
    const amount = fromMinor(
      convertMinor(minor, { from, into: currency, rate: data.rate }),
      currency,
    )
    return { state: 'known', amount, rate: data.rate, day: data.day, retry }
  }
  if (data === null) return { state: 'unknown', retry }
  if (!error || isFetching) return { state: 'waiting', retry }
  const isUnanswered = error instanceof ApiError && error.status === 0
  return { state: isUnanswered || isOffline() ? 'offline' : 'failed', retry }
}
