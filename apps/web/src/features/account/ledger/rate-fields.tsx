import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AccountField, type LedgerForm } from './account-field.tsx'
import { type LedgerName, newRate } from './ledger-accounts.ts'

/** The tax rates that are booked as tax, each with its name or key in the ledger. */
export function RateFields({
  form,
  name,
  codeLabel,
  more,
}: {
  form: LedgerForm
  name: LedgerName
  codeLabel: string
  /** Below a rate. */
  more?: (index: number) => ReactNode
}) {
  const path = `${name}.rates` as const
  const { fields, append, remove } = useFieldArray({ control: form.control, name: path })
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold">Tax rates</legend>
      {fields.map((field, index) => (
        <div key={field.id}>
          <div className="flex flex-wrap items-start gap-3">
            <div className="w-24 shrink-0">
              <AccountField form={form} path={`${path}.${index}.rate`} label="Rate in %" isNumber />
            </div>
            <div className="min-w-0 flex-1 basis-24">
              <AccountField
                form={form}
                path={name === 'datev' ? `datev.rates.${index}.key` : `${name}.rates.${index}.code`}
                label={codeLabel}
                isDigits={name === 'datev'}
              />
            </div>
            <button
              type="button"
              aria-label={`Remove rate ${index + 1}`}
              onClick={() => remove(index)}
              className="mt-6.5 grid size-12 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
            >
              <Icon name="trash-2" />
            </button>
          </div>
          {more?.(index)}
        </div>
      ))}
      {fields.length < 10 && (
        <Button variant="quiet" onClick={() => append(newRate)}>
          <Icon name="plus" className="text-[1.125rem]" />
          Add a rate
        </Button>
      )}
    </fieldset>
  )
}
