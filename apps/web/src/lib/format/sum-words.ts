import { formatAmount } from '@quittance/contract/money'
import type { ConvertedTotal } from '@quittance/contract/trips'

type Words = { sum: string; without: string }

/** `about 512.40 EUR in all`, and what is not in it: `, without 2 receipts that have no rate`. */
export function sumWords(
  { total, currency, missing }: ConvertedTotal,
  { waitingCount = 0, isPart = false } = {},
): Words {
  // Nothing was converted, and nobody paid about nothing.
  if (missing > 0 && !/[1-9]/.test(total)) {
    return { sum: `no rate for ${receiptCount(missing)}`, without: '' }
  }
  const without = [
    missing > 0 && `${receiptCount(missing)} that ${missing === 1 ? 'has' : 'have'} no rate`,
    waitingCount > 0 && `${waitingCount} on this phone`,
  ].filter(Boolean)
  return {
    sum: `about ${formatAmount(total)} ${currency}${isPart ? '' : ' in all'}`,
    without: without.length > 0 ? `, without ${without.join(' and ')}` : '',
  }
}

/** `1 receipt`, `1,250 receipts`. */
export function receiptCount(count: number) {
  return count === 1 ? '1 receipt' : `${count.toLocaleString('en-US')} receipts`
}
