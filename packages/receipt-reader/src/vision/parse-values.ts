const maxMinor = 999_999_999
const nothing = /^(null|none|n\/?a|unknown|undefined|-+)$/i

/** One line of text; what small models write for "nothing" is null. */
export function parseText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line === '' || nothing.test(line) ? null : line.slice(0, maxLength).trim()
}

/** A number, or text like `$1,234.50` or `12,50 EUR`, in whole minor units. */
export function parseMoney(value: unknown): number | null {
  const amount = typeof value === 'string' ? numberIn(value) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  const minor = Math.round(amount * 100)
  return Math.abs(minor) <= maxMinor ? minor : null
}

/** How many, at least something and at most what a receipt can hold. */
export function parseQuantity(value: unknown): number | null {
  const quantity = typeof value === 'string' ? numberIn(value) : value
  const isPlausible = typeof quantity === 'number' && quantity > 0 && quantity <= 100_000
  return isPlausible ? quantity : null
}

function numberIn(text: string): number | undefined {
  const bare = text.trim().replace(/^(-?)\s*(?:\p{Sc}|[A-Z]{3})?\s*/u, '$1')
  const figure = bare.replace(/\s*(?:\p{Sc}|[A-Z]{3})$/u, '')
  if (/^-?\d+([.,]\d{1,2})?$/.test(figure)) return Number(figure.replace(',', '.'))
  const grouped = /^(-?\d{1,3}(?:[., ']\d{3})+)(?:[.,](\d{1,2}))?$/.exec(figure)
  if (!grouped) return undefined
  const [, whole = '', decimals = '0'] = grouped
  return Number(`${whole.replaceAll(/[., ']/g, '')}.${decimals}`)
}
