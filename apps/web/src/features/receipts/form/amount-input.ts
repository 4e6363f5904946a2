import type { ClipboardEvent, FormEvent } from 'react'
import { normaliseAmount } from '#lib/format/amount.ts'
import { putIn } from './put-in.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** Makes an input accept amounts as people type them. */
export function amountInput(
  form: ReceiptFormState,
  type: 'text' | 'number',
  name: 'amount' | 'cardAmount' = 'amount',
) {
  const { onBlur, ...rest } = form.register(name)
  const shared = { ...rest, inputMode: 'decimal', autoComplete: 'off' } as const
  if (type === 'text') {
    return {
      ...shared,
      type,
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        const tidy = normaliseAmount(event.target.value)
        if (tidy !== event.target.value) form.setValue(name, tidy, { shouldDirty: true })
        return onBlur(event)
      },
    }
  }
  return {
    ...shared,
    onBlur,
    type,
    step: '0.01',
    min: '0',
    onBeforeInput: typePointForComma,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text')
      const amount = normaliseAmount(pasted)
      if (amount === pasted.trim()) return
      event.preventDefault()
      putIn(form, name, amount)
    },
  }
}

// A number input in an English browser silently drops a decimal comma.
function typePointForComma(event: FormEvent<HTMLInputElement> & { data?: string }) {
  const isComma = (event.nativeEvent as InputEvent).data === ','
  if (!isComma || (0.5).toLocaleString().includes(',')) return
  event.preventDefault()
  document.execCommand('insertText', false, '.')
}
