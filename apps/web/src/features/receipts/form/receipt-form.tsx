import type { Currency } from '@quittance/contract/money'
import type { ExtractedReceipt } from '@quittance/contract/receipts'
import { Fragment } from 'react'
import { CardAmountField } from './card-amount-field.tsx'
import { doubtAbout } from './doubts.ts'
import { PrintedMoney } from './printed-money.tsx'
import { type ReceiptField, type ReceiptFieldName, receiptFormFields } from './receipt-fields.ts'
import { ReceiptFormField } from './receipt-form-field.tsx'
import { TaxFields } from './tax-fields.tsx'
import type { CheckedReceipt, ReceiptFormState } from './use-receipt-form.ts'

type ReceiptFormProps = {
  id: string
  form: ReceiptFormState
  /** Free text on a photo's review, a number elsewhere. */
  amountType: 'text' | 'number'
  /** Undefined until it is known. */
  tripCurrency: Currency | undefined
  onSubmit: (receipt: CheckedReceipt) => void
  /** Something required was left empty. */
  onMissing: () => void
  /** What was read from the photo, to mark what needs a look. */
  reading?: ExtractedReceipt | null
  onFocusField?: (name: ReceiptFieldName) => void
  /** Whether the amount is still what the day's rate makes of the printed one; otherwise it is the user's own. */
  isAmountOffered?: () => boolean
}

/** The one receipt form; its button stands outside and names the form by `id`. */
export function ReceiptForm({
  id,
  form,
  amountType,
  tripCurrency,
  onSubmit,
  onMissing,
  reading,
  onFocusField,
  isAmountOffered,
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
        <Fragment key={field.name}>
          {field.name === 'amount' && <PrintedMoney {...{ form, isAmountOffered }} />}
          <ReceiptFormField
            field={field}
            form={form}
            amountType={amountType}
            doubt={reading ? doubtAbout(field.name, reading, values) : undefined}
            mayBeUnchosen={field.name === 'currency' && Boolean(reading?.printedCurrency)}
            onFocus={() => onFocusField?.(field.name)}
          />
          {field.name === 'currency' && <CardAmountField {...{ form, amountType, tripCurrency }} />}
        </Fragment>
      ))}
      <TaxFields form={form} />
    </form>
  )
}
