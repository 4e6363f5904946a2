import { payers } from '@quittance/contract/receipt-details'
import { type FieldProps, SelectField } from '#ui/field.tsx'
import { payerNames } from './payer-names.ts'

export function PayerField(props: Omit<FieldProps<'select'>, 'children'>) {
  return (
    <SelectField {...props}>
      {payers.map((payer) => (
        <option key={payer} value={payer}>
          {payerNames[payer]}
        </option>
      ))}
    </SelectField>
  )
}
