import type { ReceiptFormState } from './use-receipt-form.ts'

/** Puts a value into the form as if it had been typed: it is the user's own, and kept as such. */
export function putIn(form: ReceiptFormState, name: 'amount' | 'cardAmount', value: string) {
  form.setValue(name, value, { shouldDirty: true })
  void form.register(name).onChange({ target: { name, value }, type: 'change' })
}
