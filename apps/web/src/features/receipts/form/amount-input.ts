import type { ClipboardEvent, FormEvent } from 'react'
import { normaliseAmount } from '#lib/format/amount.ts'
import { tidyPrice } from './item-check.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'
import { putIn } from './use-receipt-form.ts'

type AmountName = 'amount' | 'cardAmount'

/** Makes an input accept amounts as people type them. */
export function amountInput(form: ReceiptFormState, type: 'text' | 'number', name: AmountName) {
  const { onBlur, ...rest } = form.register(name)
  return {
    ...rest,
    ...amountTyping(form, type, name),
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
      const tidy = normaliseAmount(event.target.value)
      if (type === 'text' && tidy !== event.target.value)
        form.setValue(name, tidy, { shouldDirty: true })
      return onBlur(event)
    },
  }
}

export function amountTyping(form: ReceiptFormState, type: 'text' | 'number', name: AmountName) {
  const shared = { type, inputMode: 'decimal', autoComplete: 'off' } as const
  if (type === 'text') return shared
  return {
    ...shared,
    step: '0.01',
    min: '0',
    onBeforeInput: typePointForComma,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text')
      const amount = tidyPrice(pasted)
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
