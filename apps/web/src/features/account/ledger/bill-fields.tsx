import { AccountField, type LedgerForm } from './account-field.tsx'
import { CategoryFields } from './category-fields.tsx'
import { RateFields } from './rate-fields.tsx'

const words = {
  xero: { account: 'Account codes', tax: 'Tax rate name in Xero' },
  quickbooks: { account: 'Account names', tax: 'Tax code in QuickBooks' },
}

/** Xero and QuickBooks Online need the same, under other names. */
export function BillFields({ form, name }: { form: LedgerForm; name: 'xero' | 'quickbooks' }) {
  const { account, tax } = words[name]
  return (
    <>
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
        <AccountField
          form={form}
          path={`${name}.country`}
          label="Country of the ledger"
          hint="Two letters, such as GB."
        />
        <AccountField
          form={form}
          path={`${name}.noTax`}
          label={`${tax}, without tax`}
          hint="Such as No VAT."
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">{account}</legend>
        <CategoryFields form={form} path={name} />
      </fieldset>
      <RateFields form={form} name={name} codeLabel={tax} />
    </>
  )
}
