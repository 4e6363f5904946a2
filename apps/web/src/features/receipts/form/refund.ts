/** A refund has a negative amount; a minus alone is a refund whose amount is still empty. */
export function isRefund(amount: string): boolean {
  return amount.startsWith('-')
}

export function withoutSign(amount: string): string {
  return amount.replace(/^-/, '')
}

/** What belongs to a refund is negative, however it was typed; everything else as typed. */
export function withSignOf(amount: string, text: string): string {
  return isRefund(amount) && text ? `-${withoutSign(text)}` : text
}
