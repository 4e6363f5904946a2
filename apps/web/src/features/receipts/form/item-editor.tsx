import type { KeyboardEvent } from 'react'
import type { FieldError, Merge } from 'react-hook-form'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

export type ItemErrors = Merge<FieldError, { [Name in keyof ItemText]?: FieldError }> | undefined

export function ItemEditor({
  number,
  item,
  errors,
  onChange,
  onDone,
  onRemove,
}: {
  number: number
  item: ItemText
  errors: ItemErrors
  onChange: (changes: Partial<ItemText>) => void
  onDone: () => void
  onRemove: () => void
}) {
  function finish(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
      return
    // Enter finishes the item, not the whole form.
    event.preventDefault()
    onDone()
  }

  const typing = { autoComplete: 'off', enterKeyHint: 'done', onKeyDown: finish } as const
  return (
    <fieldset className="grid grid-cols-6 gap-x-3 gap-y-3 py-3">
      <legend className="sr-only">Item {number}</legend>
      <TextField
        ref={takeFocus}
        className="col-span-6"
        label="Item"
        {...typing}
        value={item.name}
        error={errors?.name?.message}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        className="col-span-2 @max-[18rem]:col-span-3 @max-[14rem]:col-span-6"
        label="Quantity"
        inputMode="decimal"
        {...typing}
        value={item.quantity}
        error={errors?.quantity?.message}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <TextField
        className="col-span-4 @max-[18rem]:col-span-3 @max-[14rem]:col-span-6"
        label="Total price"
        // Some phones' number keyboards lack the minus that discounts need.
        inputMode="text"
        {...typing}
        value={item.price}
        error={errors?.price?.message}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <div className="col-span-6 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" className="-ml-3 text-wrong" onClick={onRemove}>
          <Icon name="trash-2" className="text-[1.125rem]" />
          Remove
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </fieldset>
  )
}

function takeFocus(field: HTMLInputElement | null) {
  field?.focus()
}
