import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { amountInput } from './amount-input.ts'
import type { ReceiptField } from './receipt-fields.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** One field of the form, as its definition says. */
export function ReceiptFormField({
  field,
  form,
  amountType,
  doubt,
  mayBeUnchosen = false,
  onFocus,
}: {
  field: ReceiptField
  form: ReceiptFormState
  amountType: 'text' | 'number'
  doubt: string | undefined
  /** None of the choices may be the right one. */
  mayBeUnchosen?: boolean
  onFocus: () => void
}) {
  const { name, label, control, isRequired, choices = [], span } = field
  const shared = {
    label,
    required: isRequired,
    className: span,
    error: form.formState.errors[name]?.message,
    doubt,
    onFocus,
    ...form.register(name),
  }

  if (control === 'textarea') return <TextAreaField {...shared} rows={2} />
  if (control === 'select') {
    return (
      <SelectField {...shared}>
        {mayBeUnchosen && (
          <option value="" disabled hidden>
            Select
          </option>
        )}
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    )
  }
  if (control === 'amount') {
    return <TextField {...shared} {...amountInput(form, amountType)} placeholder="0.00" />
  }
  return <TextField {...shared} type={control} autoComplete="off" />
}
