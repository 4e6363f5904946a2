import { useController } from 'react-hook-form'
import { type FieldProps, TextField } from '#ui/field.tsx'
import { amountTyping } from './amount-input.ts'
import { tidyPrice } from './item-check.ts'
import { isRefund, withoutSign } from './refund.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** The amount without its sign, which the Refund switch shows; a typed minus turns that on. */
export function AmountField({
  form,
  type,
  ...field
}: Omit<FieldProps<'input'>, 'form'> & { form: ReceiptFormState; type: 'text' | 'number' }) {
  const {
    field: { ref, ...amount },
  } = useController({ control: form.control, name: 'amount' })

  function change(typed: string) {
    const figure = typed.replace(/^\s*[-−–]\s*|\s*[-−–]\s*$/, '')
    amount.onChange(isRefund(amount.value) || figure !== typed ? `-${figure}` : figure)
  }

  function tidy() {
    const text = tidyPrice(amount.value)
    if (type === 'text' && text && text !== amount.value)
      form.setValue('amount', text, { shouldDirty: true })
    amount.onBlur()
  }

  return (
    <TextField
      {...field}
      {...amountTyping(form, type, 'amount')}
      name={amount.name}
      placeholder="0.00"
      ref={ref}
      value={withoutSign(amount.value)}
      onChange={({ target }) => change(target.value)}
      onBlur={tidy}
    />
  )
}
