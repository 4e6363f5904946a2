/** Decimal text, negative for a discount or a refund, to hundredths of whatever currency: `-2.5` to -250; undefined for any other text. */
export function toHundredths(text: string): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole, decimals = ''] = match
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign ? 0 - hundredths : hundredths
}

/** Hundredths to decimal text with two decimals. */
export function fromHundredths(hundredths: number): string {
  const size = Math.abs(hundredths)
  const text = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`
  return hundredths < 0 ? `-${text}` : text
}
