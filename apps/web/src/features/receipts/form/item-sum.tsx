import { formatAmount, fromMinor } from '@quittance/contract/money'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { Icon } from '#ui/icon.tsx'
import { sumOfItems } from './item-check.ts'

/** The items' total, and whether it matches the amount paid. */
export function ItemSum({
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
