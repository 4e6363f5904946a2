import { useController } from 'react-hook-form'
import type { TaxLineText, TaxText } from '#offline/entries/entry-form.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { tidyPrice } from './item-check.ts'
import { describeTax, taxLineWarning, taxSumWarning } from './tax-check.ts'
import { TaxLine } from './tax-line.tsx'
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
