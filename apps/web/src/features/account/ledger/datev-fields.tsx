import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { SelectField } from '#ui/field.tsx'
import { AccountField, type LedgerForm } from './account-field.tsx'
import { CategoryFields } from './category-fields.tsx'
import { datevPresets } from './ledger-accounts.ts'
import { RateFields } from './rate-fields.tsx'

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index)),
)
const lengths = [4, 5, 6, 7, 8]

export function DatevFields({ form }: { form: LedgerForm }) {
  function fillIn(chart: keyof typeof datevPresets) {
    const preset = datevPresets[chart]
    const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('datev.contra', preset.contra, change)
    form.setValue('datev.accounts', preset.accounts, change)
    form.setValue('datev.rates', preset.rates, change)
  }
  return (
    <>
      <div className="rounded-control bg-sunken p-4 text-sm">
        <p className="text-pretty">
          Start from a chart of accounts, and ask your tax adviser whether it suits you.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {(['SKR03', 'SKR04'] as const).map((chart) => (
            <Button key={chart} variant="secondary" onClick={() => fillIn(chart)}>
              Use {chart}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
        <AccountField form={form} path="datev.consultant" label="Consultant number" isDigits />
        <AccountField form={form} path="datev.client" label="Client number" isDigits />
        <AccountField form={form} path="datev.contra" label="Account owed to you" isDigits />
        <AccountField
          form={form}
          path="datev.card"
          label="Account of the company card"
          hint="Empty: what the card paid is left out."
          isDigits
        />
        <SelectField
          label="Digits of an account"
          {...form.register('datev.accountLength', { valueAsNumber: true })}
        >
          {lengths.map((length) => (
            <option key={length}>{length}</option>
          ))}
        </SelectField>
        <SelectField
          label="Fiscal year begins in"
          {...form.register('datev.firstMonth', { valueAsNumber: true })}
        >
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">Expense accounts</legend>
        <CategoryFields form={form} path="datev" />
      </fieldset>
      <RateFields
        form={form}
        name="datev"
        codeLabel="Tax key"
        more={(index) => (
          <Disclosure
            summary="Other accounts at this rate"
            className="mt-2 rounded-control border border-hairline"
            isHeldOpen={Boolean(form.formState.errors.datev?.rates?.[index]?.accounts)}
          >
            <div className="px-4 pt-1 pb-4">
              <CategoryFields form={form} path={`datev.rates.${index}`} />
            </div>
          </Disclosure>
        )}
      />
    </>
  )
}
