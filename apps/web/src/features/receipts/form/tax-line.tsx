import type { FieldError, Merge } from 'react-hook-form'
import type { TaxLineText } from '#offline/entries/entry-form.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

type LineErrors = Merge<FieldError, { [Name in keyof TaxLineText]?: FieldError }> | undefined

const fields = [
  { name: 'rate', label: 'Rate %' },
  { name: 'net', label: 'Net' },
  { name: 'tax', label: 'Tax' },
] as const

export function TaxLine({
  number,
  line,
  doubt,
  errors,
  onChange,
  onRemove,
}: {
  number: number
  line: TaxLineText
  doubt: string | undefined
  errors: LineErrors
  onChange: (changes: Partial<TaxLineText>) => void
  onRemove: () => void
}) {
  return (
    <fieldset>
      <legend className="sr-only">Tax line {number}</legend>
      <div className="grid grid-cols-[4.25rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-1.5 @max-[19rem]:grid-cols-2 @max-[14rem]:grid-cols-1 @min-[24rem]:gap-2">
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={line[name]}
            error={errors?.[name]?.message}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        <button
          type="button"
          aria-label={`Remove tax line ${number}`}
          onClick={onRemove}
          className="mt-[1.625rem] grid h-12 w-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-wrong"
        >
          <Icon name="trash-2" className="text-[1.125rem]" />
        </button>
      </div>
      <p aria-live="polite" className="amount mt-1.5 text-sm text-waiting empty:hidden">
        {doubt}
      </p>
    </fieldset>
  )
}
