import { formatAmount } from '@quittance/contract/money'
import type { ConvertedTotal } from '@quittance/contract/trips'

/** `about 512.40 EUR in all`, and what is not in it. */
export function sumWords(
  { total, currency, missing }: ConvertedTotal,
  { waitingCount = 0, isPart = false } = {},
): string {
  const without = [
    missing > 0 && `${receipts(missing)} that ${missing === 1 ? 'has' : 'have'} no rate`,
    waitingCount > 0 && `${waitingCount} on this phone`,
  ].filter(Boolean)
  if (missing > 0 && !/[1-9]/.test(total)) return `no rate for ${receipts(missing)}`
  const words = `about ${formatAmount(total)} ${currency}${isPart ? '' : ' in all'}`
  return without.length > 0 ? `${words}, without ${without.join(' and ')}` : words
}

/** `1 receipt`, `3 receipts`. */
export function receipts(count: number) {
  return count === 1 ? '1 receipt' : `${count} receipts`
}
