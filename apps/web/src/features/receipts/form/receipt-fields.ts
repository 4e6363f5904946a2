import { categories } from '@quittance/contract/categories'
import { currencies } from '@quittance/contract/money'
import { categoryLooks } from '#lib/format/category-looks.ts'
import type { FactsText } from '#offline/entries/entry-form.ts'
import type { EntryForm } from '#offline/entries/entry-list.ts'

/** The form's own values: all text, as typed. */
export type ReceiptValues = EntryForm

/** What every receipt has; the facts beside it have controls of their own. */
export type ReceiptFieldName = Exclude<keyof ReceiptValues, keyof FactsText>

type Choice = { value: string; label: string }

export type ReceiptField = {
  name: ReceiptFieldName
  label: string
  control: 'text' | 'date' | 'amount' | 'select' | 'textarea'
  isRequired?: boolean
  choices?: readonly Choice[]
  /** Its place in the form's grid of six columns. */
  span: string
}

/** What a receipt consists of, in the order in which it is read from the paper. */
export const receiptFormFields: readonly ReceiptField[] = [
  { name: 'vendor', label: 'Vendor', control: 'text', isRequired: true, span: 'col-span-6' },
  {
    name: 'amount',
    label: 'Amount',
    control: 'amount',
    isRequired: true,
    span: 'col-span-4 max-[22rem]:col-span-3',
  },
  {
    name: 'currency',
    label: 'Currency',
    control: 'select',
    choices: currencies.map((code) => ({ value: code, label: code })),
    span: 'col-span-2 max-[22rem]:col-span-3',
  },
  {
    name: 'date',
    label: 'Date',
    control: 'date',
    isRequired: true,
    span: 'col-span-6 sm:col-span-3',
  },
  {
    name: 'category',
    label: 'Category',
    control: 'select',
    choices: categories.map((name) => ({ value: name, label: categoryLooks[name].label })),
    span: 'col-span-6 sm:col-span-3',
  },
  { name: 'notes', label: 'Notes', control: 'textarea', span: 'col-span-6' },
]
