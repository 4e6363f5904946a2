import { toMinor } from '@quittance/contract/money'
import type { Receipt } from '@quittance/contract/receipt'
import type { Sameness, Twin } from '@quittance/contract/twins'
import { tidyPrice } from '#features/receipts/form/item-check.ts'

type Values = Pick<Receipt, 'vendor' | 'date' | 'amount'> & { currency: string }

/** A receipt on this device only, its values as typed. */
export type WaitingReceipt = {
  id: string
  photo: { sha256: string } | null
  form: Values | null
}

/** A receipt on the server; `clientId` is its id on the device that sent it. */
export type SavedReceipt = Values & { clientId?: string | null; photoHash?: string | null }

export type Duplicate = {
  same: Sameness
  /** The other receipt; null for a photo that has not been read yet. */
  other: Values | null
  /** Otherwise it is on this device. */
  isSaved: boolean
  /** Set if the server found it, in any trip. */
  twin?: Twin
}

/** Whether the trip seems to have this receipt already, by the same rule as the check before finalizing. */
export function findDuplicate(
  receipt: WaitingReceipt,
  saved: readonly SavedReceipt[],
  waiting: readonly WaitingReceipt[],
): Duplicate | null {
  const others = [
    // If the response was lost, the receipt itself may be among the saved ones.
    ...saved
      .filter(({ clientId }) => clientId !== receipt.id)
      .map((each) => ({ hash: each.photoHash, values: each, isSaved: true })),
    ...waiting
      .filter(({ id }) => id !== receipt.id)
      .map(({ photo, form }) => ({ hash: photo?.sha256, values: form, isSaved: false })),
  ]
  const hash = receipt.photo?.sha256
  const samePhoto = hash && others.find((other) => other.hash === hash)
  if (samePhoto) return describe('file', samePhoto)
  const key = keyOf(receipt.form)
  const sameValues = key && others.find(({ values }) => keyOf(values) === key)
  return sameValues ? describe('values', sameValues) : null
}

function describe(
  same: Duplicate['same'],
  { values, isSaved }: { values: Values | null; isSaved: boolean },
): Duplicate {
  return { same, other: isNamed(values) ? values : null, isSaved }
}

function isNamed(values: Values | null): values is Values {
  return Boolean(values?.vendor.trim() && toMinor(tidyPrice(values.amount), values.currency))
}

/** Ignores the vendor's case and normalises the amount; undefined while one of them is missing. */
function keyOf(values: Values | null): string | undefined {
  if (!isNamed(values) || !values.date) return undefined
  const { vendor, date, amount, currency } = values
  return JSON.stringify([
    vendor.trim().toLowerCase(),
    date,
    toMinor(tidyPrice(amount), currency),
    currency,
  ])
}
