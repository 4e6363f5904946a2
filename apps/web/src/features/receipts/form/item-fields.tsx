import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { formatAmount, fromMinor } from '@quittance/contract/money'
import { doubtThreshold } from '@quittance/contract/read-fields'
import { useController } from 'react-hook-form'
import { type ItemText, toItemText } from '#offline/entries/entry-form.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { describeItems, itemsWarning, sumOfItems, tidyPrice } from './item-check.ts'
import { ItemList } from './item-list.tsx'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** The items, collapsed; each line can be edited. */
export function ItemFields({
  form,
  reading,
  onOpen,
}: {
  form: ReceiptFormState
  reading: ExtractedReceipt | null
  onOpen?: (() => void) | undefined
}) {
  const { field } = useController({ control: form.control, name: 'items' })
  const items: readonly ItemText[] = field.value
  const errors = form.formState.errors.items
  const [printed, amount, tax, booked] = form.watch(['printed', 'amount', 'tax', 'currency'])
  const paid = printed ?? { amount: tidyPrice(amount), currency: booked }
  const { currency } = paid
  const doubt = itemsWarning(items, paid, tax)

  function change(changed: readonly ItemText[]) {
    // An error must not stick to the item that moves up into its place.
    if (changed.length < items.length) form.clearErrors('items')
    field.onChange(changed)
  }

  return (
    <Disclosure
      isHeldOpen={Boolean(errors)}
      onOpen={onOpen}
      summary={<Summary {...{ items, currency, doubt }} />}
    >
      <ItemList {...{ items, currency, errors }} onChange={change}>
        <ItemSum {...{ items, currency, doubt }} isUnsure={isReadUnsure(reading, items)} />
      </ItemList>
    </Disclosure>
  )
}

function Summary({
  items,
  currency,
  doubt,
}: {
  items: readonly ItemText[]
  currency: string
  doubt: string | undefined
}) {
  return (
    <span className="flex items-center gap-2">
      <span className="amount min-w-0 flex-1">
        <span className="font-medium">Items:</span>{' '}
        {describeItems(items, currency) || <span className="text-muted">none entered</span>}
      </span>
      {doubt && (
        <>
          <Icon name="triangle-alert" className="text-[1rem] text-waiting" />
          <span className="sr-only">They differ from the amount.</span>
        </>
      )}
    </span>
  )
}

/** Read with low confidence and unchanged since. */
function isReadUnsure(reading: ExtractedReceipt | null, items: readonly ItemText[]) {
  if (!reading || items.length === 0) return false
  const isAsRead = JSON.stringify(items) === JSON.stringify(toItemText(reading.items))
  return isAsRead && reading.confidence.items < doubtThreshold.items
}

/** The items' total, and whether it matches the amount paid. */
function ItemSum({
  items,
  currency,
  doubt,
  isUnsure,
}: {
  items: readonly ItemText[]
  currency: string
  doubt: string | undefined
  isUnsure: boolean
}) {
  const sum = sumOfItems(items, currency)
  return (
    <>
      {sum !== undefined && (
        <p className="amount flex justify-between border-t border-line pt-2 pr-8 text-sm font-medium">
          <span>Total</span>
          {formatAmount(fromMinor(sum, currency), currency)}
        </p>
      )}
      <div aria-live="polite" className="amount text-sm text-waiting">
        {doubt && <Words>{doubt} It can be saved as it is.</Words>}
        {isUnsure && !doubt && <Words>Please check the items: they were hard to read.</Words>}
      </div>
    </>
  )
}

function Words({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex gap-1.5">
      <Icon name="triangle-alert" className="mt-0.5 text-[1rem]" />
      <span>{children}</span>
    </p>
  )
}
