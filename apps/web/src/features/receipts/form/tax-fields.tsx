import { formatAmount, fromMinor, toMinor } from '@quittance/contract/money'
import { type FieldError, type Merge, useController } from 'react-hook-form'
import { grossOf, type TaxLineText, type TaxText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { tidyPrice } from './item-check.ts'
import { maxTaxLines } from './tax-text.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** The tax details, collapsed: most people only pass them on. */
export function TaxFields({ form }: { form: ReceiptFormState }) {
  const { field } = useController({ control: form.control, name: 'tax' })
  const tax: TaxText = field.value
  const errors = form.formState.errors.tax
  const [printed, amount, booked] = form.watch(['printed', 'amount', 'currency'])
  const paid = printed ?? { amount: tidyPrice(amount), currency: booked }
  const doubt = taxSumWarning(tax, paid)
  const words = describeTax(tax, paid.currency) || (tax.vatNumber && `VAT number ${tax.vatNumber}`)

  function change(changes: Partial<TaxText>) {
    field.onChange({ ...tax, ...changes })
  }

  function changeLine(index: number, line: Partial<TaxLineText>) {
    change({ lines: tax.lines.map((one, at) => (at === index ? { ...one, ...line } : one)) })
  }

  return (
    <Disclosure
      isHeldOpen={Boolean(errors)}
      summary={
        <span className="flex items-center gap-2">
          <span className="amount line-clamp-2 min-w-0 flex-1 break-words">
            <span className="font-medium">Tax:</span>{' '}
            {words || <span className="text-muted">none entered</span>}
          </span>
          {doubt && (
            <>
              <Icon name="triangle-alert" className="text-[1rem] text-waiting" />
              <span className="sr-only">Does not add up.</span>
            </>
          )}
        </span>
      }
    >
      <div className="space-y-4 px-4 pt-1 pb-4">
        {tax.lines.map((line, index) => (
          <TaxLine
            // A line has no id, only a position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            number={index + 1}
            line={line}
            doubt={taxLineWarning(line, paid.currency)}
            errors={errors?.lines?.[index]}
            onChange={(changes) => changeLine(index, changes)}
            onRemove={() => change({ lines: tax.lines.filter((_, at) => at !== index) })}
          />
        ))}
        <p aria-live="polite" className="amount flex gap-1.5 text-sm text-waiting empty:hidden">
          {doubt && (
            <>
              <Icon name="triangle-alert" className="mt-0.5 text-[1rem]" />
              {doubt} Please check; it can be saved as it is.
            </>
          )}
        </p>
        {tax.lines.length < maxTaxLines && (
          <Button
            variant="secondary"
            onClick={() => change({ lines: [...tax.lines, { rate: '', net: '', tax: '' }] })}
          >
            <Icon name="plus" className="text-[1.125rem]" />
            Add a tax line
          </Button>
        )}
        <TextField
          label="VAT number"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          value={tax.vatNumber}
          error={errors?.vatNumber?.message}
          hint="The supplier’s, as printed on the receipt."
          onChange={({ target }) => change({ vatNumber: target.value })}
        />
      </div>
    </Disclosure>
  )
}

/** Tax is rounded per line, per article or in total: ignore differences of up to this many minor units. */
const roundingMinor = 2

/** `19 % 3.59, 7 % 0.42`; empty without a line. */
function describeTax({ lines }: TaxText, currency: string): string {
  return lines
    .filter(({ rate, tax }) => rate || tax)
    .map(({ rate, tax }) => [rate && `${rate} %`, tax && formatAmount(tidyPrice(tax), currency)])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ')
}

/** A warning if a line does not add up; nothing while one of its figures is missing. */
function taxLineWarning({ rate, net, tax }: TaxLineText, currency: string): string | undefined {
  const [before, on] = [minorOf(net, currency), minorOf(tax, currency)]
  const percent = Number(rate.replace('%', '').replace(',', '.'))
  if (!rate.trim() || before === undefined || on === undefined || Number.isNaN(percent))
    return undefined
  const expected = Math.round((before * percent) / 100)
  if (Math.abs(expected - on) <= roundingMinor) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor, currency), currency)
  return `${percent} % of ${words(before)} is ${words(expected)}, not ${words(on)}.`
}

/** A warning if the lines do not add up to the amount paid; those of a refund may lack its minus. */
function taxSumWarning(
  { lines }: TaxText,
  { amount, currency }: { amount: string; currency: string },
): string | undefined {
  const sums = lines.map(({ net, tax }) =>
    minorOf(grossOf({ net: tidyPrice(net), tax: tidyPrice(tax) }, currency), currency),
  )
  const total = Math.abs(minorOf(amount, currency) ?? 0)
  if (lines.length === 0 || !total || sums.some((sum) => sum === undefined)) return undefined
  const all = sums.reduce<number>((added, one) => added + (one ?? 0), 0)
  const sum = amount.startsWith('-') ? Math.abs(all) : all
  if (Math.abs(sum - total) <= roundingMinor) return undefined
  const words = (minor: number) => formatAmount(fromMinor(minor, currency), currency)
  return `Net and tax add up to ${words(sum)}, the receipt to ${words(total)}.`
}

function minorOf(typed: string, currency: string) {
  return toMinor(tidyPrice(typed), currency, { wholeDigits: 12 })
}

type LineErrors = Merge<FieldError, { [Name in keyof TaxLineText]?: FieldError }> | undefined

const fields = [
  { name: 'rate', label: 'Rate %' },
  { name: 'net', label: 'Net' },
  { name: 'tax', label: 'Tax' },
] as const

function TaxLine({
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
