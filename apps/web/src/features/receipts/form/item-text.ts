import { isItemPrice, maxItems } from '@quittance/contract/receipt'
import { z } from 'zod'
import type { ItemText } from '#offline/entries/entry-form.ts'
import { tidyPrice } from './item-check.ts'

const quantity = z
  .string()
  .transform((typed) => typed.replace(/[x×]/gi, '').replace(',', '.').trim())
  .refine((text) => /^(?:\d{1,9}(?:\.\d{1,6})?|)$/.test(text), 'Please enter a number, or nothing')

const price = z
  .string()
  .transform(tidyPrice)
  .refine((text) => text === '' || isItemPrice(text), 'Please enter an amount, or nothing')

const item = z.object({
  name: z.string().trim().max(300, 'Please use at most 300 characters'),
  quantity,
  price,
})

const typed = z.object({ name: z.string(), quantity: z.string(), price: z.string() })

/** Schema of the items: empty lines are dropped, and lines unchanged from `given` are always valid. */
export function itemTexts(given: readonly ItemText[]) {
  const isGiven = (one: ItemText) => given.some((other) => isSame(one, other))
  return z
    .array(typed)
    .max(maxItems)
    .transform((items, context) =>
      items.flatMap((one, index) => {
        const { data, error } = item.safeParse(one)
        if (data) return data.name || data.quantity || data.price ? [data] : []
        if (isGiven(one)) return [one]
        for (const { path, message } of error.issues) {
          context.addIssue({ code: 'custom', path: [index, ...path], message })
        }
        return []
      }),
    )
}

function isSame(one: ItemText, { name, quantity: of, price: at }: ItemText) {
  return one.name === name && one.quantity === of && one.price === at
}
