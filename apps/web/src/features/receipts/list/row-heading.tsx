import { formatAmount } from '@quittance/contract/money'

/** The strong line of a row: whom it was paid to, and how much. */
export function RowHeading({
  name,
  amount,
  currency,
}: {
  name: string
  amount: string
  currency: string
}) {
  return (
    <div className="flex items-baseline gap-3">
      <p className="min-w-0 flex-1 truncate text-base font-semibold" title={name}>
        {name}
      </p>
      {amount && (
        <p className="amount shrink-0 text-base font-semibold">
          {formatAmount(amount)}{' '}
          <span className="inline-block min-w-8 text-left text-xs font-normal text-muted">
            {currency}
          </span>
        </p>
      )}
    </div>
  )
}
