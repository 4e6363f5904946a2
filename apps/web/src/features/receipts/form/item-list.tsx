import { maxItems } from '@quittance/contract/receipt'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ItemEditor, type ItemErrors } from './item-editor.tsx'
import { ItemRow } from './item-row.tsx'

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
