import { formatAmount } from '@quittance/contract/money'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { Icon } from '#ui/icon.tsx'
import { tidyPrice } from './item-check.ts'

export function ItemRow({
  number,
  item: { name, quantity, price },
  currency,
  onOpen,
  onRemove,
}: {
  number: number
  item: ItemText
  currency: string
  onOpen: () => void
  onRemove: () => void
}) {
  const isCounted = quantity !== '' && quantity !== '1'
  return (
    <div className="flex items-center">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 text-left text-sm"
      >
        <span className="line-clamp-2 min-w-0 flex-1 break-words">
          <span className="sr-only">Change</span>{' '}
          {isCounted && <span className="amount text-muted">{quantity} × </span>}
          {name || <span className="text-muted">Item {number}</span>}
        </span>{' '}
        <span className="amount">
          {price ? (
            formatAmount(tidyPrice(price), currency)
          ) : (
            <span className="text-muted">no price</span>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Remove item ${number}`}
        onClick={onRemove}
        className="-mr-3 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-wrong"
      >
        <Icon name="trash-2" className="text-[1.125rem]" />
      </button>
    </div>
  )
}
