import type { Payer } from '@quittance/contract/receipt-details'
import { vendorKey } from '@quittance/contract/vendor-memory'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { useController } from 'react-hook-form'
import { suggestionsQuery } from '#lib/data/suggestions.ts'
import { PayerField } from '#lib/format/payer-field.tsx'
import { payerNames } from '#lib/format/payer-names.ts'
import { type DetailsText, noFacts } from '#offline/entries/entry-form.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { type FieldProps, TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { isRefund, withoutSign } from './refund.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'
import { putIn } from './use-receipt-form.ts'

const texts = [
  { name: 'project', label: 'Cost centre or project', maxLength: 120 },
  { name: 'attendees', label: 'Attendees', maxLength: 1000 },
  { name: 'guests', label: 'Guests, including you', inputMode: 'numeric' },
  { name: 'number', label: 'Invoice or receipt number', maxLength: 100 },
] as const

/** Who paid and what for, collapsed until used. */
export function MoreFields({
  form,
  usualPayer = 'traveller',
  isPayerOffered,
}: {
  form: ReceiptFormState
  /** The trip's default. */
  usualPayer?: Payer | undefined
  isPayerOffered?: (() => boolean) | undefined
}) {
  useOfferedPayer(form, usualPayer, isPayerOffered)
  const { field: paidBy } = useController({ control: form.control, name: 'paidBy' })
  const { field } = useController({ control: form.control, name: 'details' })
  const details: DetailsText = field.value
  const errors = form.formState.errors.details
  const isBack = isRefund(form.watch('amount'))
  const hasDetails = JSON.stringify(details) !== JSON.stringify(noFacts.details)
  const change = (changes: Partial<DetailsText>) => field.onChange({ ...details, ...changes })

  return (
    <Disclosure
      isHeldOpen={Boolean(errors)}
      isFilled={isBack || hasDetails || (!isPayerOffered?.() && paidBy.value !== usualPayer)}
      summary={
        <>
          <span className="font-medium">More</span>{' '}
          <span className="text-muted">
            {paidBy.value === 'traveller'
              ? 'who paid, what for, refund'
              : `paid by: ${payerNames[paidBy.value]}`}
          </span>
        </>
      }
    >
      <div className="space-y-4 px-4 pt-1 pb-4">
        <SwitchRow
          label="Refund"
          hint="Money you got back: it is subtracted."
          checked={isBack}
          onChange={(isOn) => setRefund(form, isOn)}
        />
        <PayerField label="Paid by" {...paidBy} />
        {texts.map(({ name, ...input }) => {
          const Field = name === 'project' ? ProjectField : TextField
          return (
            <Field
              key={name}
              {...input}
              autoComplete="off"
              enterKeyHint="done"
              value={details[name]}
              error={errors?.[name]?.message}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )
        })}
        <CheckboxRow
          label="Billable to a client"
          checked={details.isBillable}
          onChange={({ target }) => change({ isBillable: target.checked })}
        />
      </div>
    </Disclosure>
  )
}

/** Offers the user's own earlier values. */
function ProjectField(props: FieldProps<'input'>) {
  const id = useId()
  const { data } = useQuery(suggestionsQuery)
  return (
    <>
      <TextField {...props} list={id} />
      <Datalist id={id} values={data?.projects ?? []} />
    </>
  )
}

/** Tax and card amounts of a former refund lose their minus too. */
function setRefund(form: ReceiptFormState, isOn: boolean) {
  const { amount, cardAmount, tax } = form.getValues()
  putIn(form, 'amount', `${isOn ? '-' : ''}${withoutSign(amount)}`)
  if (isOn) return
  form.setValue('cardAmount', withoutSign(cardAmount))
  const lines = tax.lines.map(({ rate, net, tax: on }) => ({
    rate,
    net: withoutSign(net),
    tax: withoutSign(on),
  }))
  form.setValue('tax', { ...tax, lines })
}

/**
 * Until the user chooses who paid, it is what they chose for this vendor last, or else the trip's
 * default. Receipts waiting on this device are newer than what the server knows.
 */
function useOfferedPayer(
  form: ReceiptFormState,
  usual: Payer,
  /** Whether the user has not chosen yet; undefined if nothing is offered. */
  isOffered: (() => boolean) | undefined,
): void {
  const vendor = vendorKey(form.watch('vendor'))
  const { data } = useQuery({ ...suggestionsQuery, enabled: isOffered !== undefined })
  const waiting = useEntries().findLast(
    ({ state, form: sent }) =>
      state === 'sending' && sent?.paidBy && vendorKey(sent.vendor) === vendor,
  )
  const last =
    waiting?.form?.paidBy ??
    data?.payers.find((known) => vendorKey(known.vendor) === vendor)?.paidBy
  const offered = isOffered && vendor && last ? last : usual
  const follow = useEffectEvent((payer: Payer) => {
    if (isOffered?.() && form.getValues('paidBy') !== payer) form.setValue('paidBy', payer)
  })
  useEffect(() => follow(offered), [offered])
}
