import type { PrintedMoney } from '@quittance/contract/receipt'
import type { FieldError, Merge } from 'react-hook-form'
import { normaliseAmount } from '#lib/format/amount.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

type PrintedError = Merge<FieldError, { amount?: FieldError; currency?: FieldError }> | undefined

/** For correcting a misread printed amount. */
export function PrintedFields({
  printed,
  error,
  onChange,
}: {
  printed: PrintedMoney
  error: FieldError | undefined
  onChange: (printed: PrintedMoney | null) => void
}) {
  const errors = error as PrintedError
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
      <TextField
        label="Printed amount"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={printed.amount}
        error={errors?.amount?.message}
        onChange={({ target }) => onChange({ ...printed, amount: target.value })}
        onBlur={() => onChange({ ...printed, amount: normaliseAmount(printed.amount) })}
      />
      <TextField
        label="In"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        maxLength={3}
        value={printed.currency}
        error={errors?.currency?.message}
        onChange={({ target }) =>
          onChange({ ...printed, currency: target.value.toUpperCase().replace(/[^A-Z]/g, '') })
        }
      />
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start -ml-3"
        onClick={() => onChange(null)}
      >
        It is not printed in another currency
      </Button>
    </div>
  )
}
