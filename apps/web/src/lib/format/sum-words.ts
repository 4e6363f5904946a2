import { formatAmount } from '@quittance/contract/money'
import type { ConvertedTotal } from '@quittance/contract/trips'
import { deviceNoun } from '#ui/device-noun.ts'

type Words = { sum: string; leftOut: string }

/** Receipts that no total includes yet: to be checked, to be sent, or just sent. */
export type Waiting = { toCheck: number; toSend: number; sent: number }

/**
 * `about 512.40 EUR in all`, and what it leaves out: `2 without a rate · + 4 to check`. Only frozen
 * rates make a total exact, and only a complete one is "in all". Responses cached by an earlier
 * version lack this.
 */
export function describeSum(
  { total, currency, missing, isFrozen }: Omit<ConvertedTotal, 'isFrozen'> & { isFrozen?: boolean },
  { waiting, isPart = false }: { waiting?: Waiting; isPart?: boolean } = {},
): Words {
  const kept = waiting ? describeWaiting(waiting) : ''
  // Nothing was converted, so do not say "about 0".
  if (missing > 0 && !/[1-9]/.test(total)) {
    return { sum: `no rate for ${receiptCount(missing)}`, leftOut: kept }
  }
  const noRate = missing > 0 ? `${missing.toLocaleString('en-US')} without a rate` : ''
  const leftOut = [noRate, kept].filter(Boolean).join(' · ')
  const sum = `${isFrozen ? '' : 'about '}${formatAmount(total, currency)} ${currency}`
  return { sum: isPart || leftOut ? sum : `${sum} in all`, leftOut }
}

/** `+ 4 to check · + 1 on this phone · + 1 sent`. */
export function describeWaiting({ toCheck, toSend, sent }: Waiting): string {
  return [
    toCheck > 0 && `+ ${toCheck} to check`,
    toSend > 0 && `+ ${toSend} on this ${deviceNoun}`,
    sent > 0 && `+ ${sent} sent`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `1 receipt`, `1,250 receipts`. */
export function receiptCount(count: number) {
  return count === 1 ? '1 receipt' : `${count.toLocaleString('en-US')} receipts`
}
