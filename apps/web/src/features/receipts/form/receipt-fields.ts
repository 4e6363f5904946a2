import { categories } from '@quittance/contract/categories'
import { categoryLooks } from '#lib/format/category-looks.ts'
import type { FactsText } from '#offline/entries/entry-form.ts'
import type { EntryForm } from '#offline/entries/entry-list.ts'
import { withoutSign } from './refund.ts'

/** The form's values: all text, as typed. */
export type ReceiptValues = EntryForm

/** The basic fields; items, tax and the like have their own controls. */
export type ReceiptFieldName = Exclude<keyof ReceiptValues, keyof FactsText>

type Choice = { value: string; label: string }

export type ReceiptField = {
  name: ReceiptFieldName
  label: string
  control: 'text' | 'date' | 'amount' | 'currency' | 'select' | 'textarea'
  isRequired?: boolean
  choices?: readonly Choice[]
  /** Its columns in the six-column row, and its layout where the form is narrow. */
  span?: string
  /** Puts notes below the whole row, where two fields share it and the row reserves the space. */
  notesBelow?: string
}

const vendor: ReceiptField = { name: 'vendor', label: 'Vendor', control: 'text', isRequired: true }

const amount: ReceiptField = {
  name: 'amount',
  label: 'Amount',
  control: 'amount',
  isRequired: true,
  span: 'col-span-4 @max-[18rem]:col-span-3 @max-[14rem]:col-span-6',
  notesBelow: '@min-[14rem]:order-last @min-[14rem]:min-h-0 @max-[14rem]:mb-2',
}

const currency: ReceiptField = {
  name: 'currency',
  label: 'Currency',
  control: 'currency',
  span: 'col-span-2 @max-[18rem]:col-span-3 @max-[14rem]:col-span-6',
  notesBelow: '@min-[14rem]:order-last @min-[14rem]:min-h-0',
}

const date: ReceiptField = {
  name: 'date',
  label: 'Date',
  control: 'date',
  isRequired: true,
  span: 'col-span-6 @min-[24rem]:col-span-3',
  notesBelow: '@min-[24rem]:order-last @min-[24rem]:min-h-0 @max-[24rem]:mb-2',
}

const category: ReceiptField = {
  name: 'category',
  label: 'Category',
  control: 'select',
  choices: categories.map((name) => ({ value: name, label: categoryLooks[name].label })),
  span: 'col-span-6 @min-[24rem]:col-span-3',
  notesBelow: '@min-[24rem]:order-last @min-[24rem]:min-h-0',
}

const notes: ReceiptField = { name: 'notes', label: 'Notes', control: 'textarea' }

/** The fields in the order in which a receipt is read, in rows. */
export const receiptFormRows = [[vendor], [amount, currency], [date, category], [notes]] as const

export const receiptFormFields: readonly ReceiptField[] = receiptFormRows.flat()

/** Whether a required value is empty. */
export function isMissing({ name, isRequired = false }: ReceiptField, values: ReceiptValues) {
  return isRequired && withoutSign(values[name]).trim() === ''
}
