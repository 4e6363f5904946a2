import { formatAmount } from '@quittance/contract/money'

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
    <div className="flex items-baseline gap-3 @max-[18rem]/row:block">
      <p
        className="line-clamp-2 min-w-0 flex-1 text-base leading-5 font-semibold break-words"
        title={name}
      >
        {name}
      </p>
      {amount && (
        <p className="amount shrink-0 text-base leading-5 font-semibold">
          {formatAmount(amount, currency)}{' '}
          <span className="inline-block min-w-7 text-left text-xs font-normal text-muted @max-[18rem]/row:min-w-0">
            {currency}
          </span>
        </p>
      )}
    </div>
  )
}
