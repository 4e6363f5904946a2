import type { Payer } from '@quittance/contract/receipt-details'
import { vendorKey } from '@quittance/contract/vendor-memory'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { suggestionsQuery } from '#lib/data/suggestions.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/**
 * Until the user chooses who paid, it is what they chose for this vendor last, or else the trip's
 * default. Receipts waiting on this device are newer than what the server knows.
 */
export function useOfferedPayer(
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
