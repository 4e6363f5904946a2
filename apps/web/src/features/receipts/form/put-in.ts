import type { ReceiptFormState } from './use-receipt-form.ts'

/** Sets a value as if the user had typed it, so that it counts as edited. */
export function putIn(form: ReceiptFormState, name: 'amount' | 'cardAmount', value: string) {
  form.setValue(name, value, { shouldDirty: true })
  void form.register(name).onChange({ target: { name, value }, type: 'change' })
}
