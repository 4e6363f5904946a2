import { formatAmount } from '@quittance/contract/money'
import { maxItems } from '@quittance/contract/receipt'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldError, Merge } from 'react-hook-form'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { tidyPrice } from './item-check.ts'

export function ItemList({
  items,
  currency,
  errors,
  onChange,
  children,
}: {
  items: readonly ItemText[]
  currency: string
  errors: { readonly [index: number]: ItemErrors } | undefined
  onChange: (items: readonly ItemText[]) => void
  /** Shown below the last item. */
  children: ReactNode
}) {
  const [open, setOpen] = useState<readonly number[]>([])
  // A new object each time, since the same item may be focused again.
  const [goTo, setGoTo] = useState<{ index: number } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!goTo) return
    const row = list.current?.children[goTo.index]?.querySelector('button')
    const place = row ?? addButton.current
    place?.focus()
  }, [goTo])
  // An item being edited stays open once it is valid.
  const wrong = items.flatMap((_, index) => (errors?.[index] ? [index] : []))
  if (wrong.some((index) => !open.includes(index))) setOpen([...open, ...wrong])

  function change(index: number, changes: Partial<ItemText>) {
    onChange(items.map((item, at) => (at === index ? { ...item, ...changes } : item)))
  }

  function close(index: number) {
    setOpen(open.filter((one) => one !== index))
    setGoTo({ index })
  }

  function remove(index: number) {
    onChange(items.filter((_, at) => at !== index))
    setOpen([])
    setGoTo({ index: Math.min(index, items.length - 2) })
  }

  function add() {
    onChange([...items, { name: '', quantity: '', price: '' }])
    setOpen([items.length])
  }

  return (
    <div className="space-y-3 px-4 pb-4">
      <ul ref={list} className="divide-y divide-hairline">
        {items.map((item, index) => {
          const shared = { number: index + 1, item, onRemove: () => remove(index) }
          return (
            // A line has no id, only a position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {open.includes(index) ? (
                <ItemEditor
                  {...shared}
                  errors={errors?.[index]}
                  onChange={(changes) => change(index, changes)}
                  onDone={() => close(index)}
                />
              ) : (
                <ItemRow {...shared} currency={currency} onOpen={() => setOpen([index])} />
              )}
            </li>
          )
        })}
      </ul>
      {children}
      {items.length < maxItems && (
        <Button ref={addButton} variant="secondary" onClick={add}>
          <Icon name="plus" className="text-[1.125rem]" />
          Add an item
        </Button>
      )}
    </div>
  )
}

function ItemRow({
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

type ItemErrors = Merge<FieldError, { [Name in keyof ItemText]?: FieldError }> | undefined

function ItemEditor({
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
