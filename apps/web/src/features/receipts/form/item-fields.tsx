import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { doubtThreshold } from '@quittance/contract/read-fields'
import { useController } from 'react-hook-form'
import { type ItemText, toItemText } from '#offline/entries/entry-form.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { describeItems, itemsWarning, tidyPrice } from './item-check.ts'
import { ItemList } from './item-list.tsx'
import { ItemSum } from './item-sum.tsx'
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
        <ItemSum {...{ items, currency, doubt }} isUnsure={isUnsure(reading, items)} />
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
function isUnsure(reading: ExtractedReceipt | null, items: readonly ItemText[]) {
  if (!reading || items.length === 0) return false
  const isAsRead = JSON.stringify(items) === JSON.stringify(toItemText(reading.items))
  return isAsRead && reading.confidence.items < doubtThreshold.items
}
