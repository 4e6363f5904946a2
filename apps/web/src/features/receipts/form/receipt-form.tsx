import type { ExtractedReceipt } from '@quittance/contract/receipts'
import { doubtAbout } from './doubts.ts'
import { type ReceiptField, type ReceiptFieldName, receiptFormFields } from './receipt-fields.ts'
import { ReceiptFormField } from './receipt-form-field.tsx'
import type { CheckedReceipt, ReceiptFormState } from './use-receipt-form.ts'

type ReceiptFormProps = {
  id: string
  form: ReceiptFormState
  /** Free text on a photo's review, a number elsewhere. */
  amountType: 'text' | 'number'
  onSubmit: (receipt: CheckedReceipt) => void
  /** Something required was left empty. */
  onMissing: () => void
  /** What was read from the photo, to mark what needs a look. */
  reading?: ExtractedReceipt | null
  onFocusField?: (name: ReceiptFieldName) => void
}

/** The one receipt form; its button stands outside and names the form by `id`. */
export function ReceiptForm({
  id,
  form,
  amountType,
  onSubmit,
  onMissing,
  reading,
  onFocusField,
}: ReceiptFormProps) {
  const values = form.watch()
  function isMissing({ name, isRequired }: ReceiptField) {
    return isRequired && form.getValues(name).trim() === ''
  }

  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-6 gap-x-3 gap-y-4"
      onSubmit={form.handleSubmit(onSubmit, () => {
        if (receiptFormFields.some(isMissing)) onMissing()
      })}
    >
      {receiptFormFields.map((field) => (
        <ReceiptFormField
          key={field.name}
          field={field}
          form={form}
          amountType={amountType}
          doubt={reading ? doubtAbout(field.name, reading, values) : undefined}
          mayBeUnchosen={field.name === 'currency' && Boolean(reading?.printedCurrency)}
          onFocus={() => onFocusField?.(field.name)}
        />
      ))}
    </form>
  )
}
