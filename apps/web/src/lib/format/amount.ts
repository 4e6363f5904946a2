/** A typed or pasted amount as decimal text: `€ 1.234,5` to `1234.5`; anything else as typed. */
export function normaliseAmount(typed: string): string {
  const text = typed.trim()
  const figure = text
    .replace(/^[\p{Sc}\p{L}.\s]*(?=\d)/u, '')
    .replace(/(?<=\d)[\p{Sc}\p{L}\s]*$/u, '')
    .replace(/(?<=\d)[\s'’](?=\d{3})/gu, '')
  if (!/^[\d.,]+$/.test(figure)) return text
  return toDecimal(figure) ?? text
}

// The last separator is the decimal one, unless three digits follow as in 1,234; a separator that
// occurs twice can only group.
function toDecimal(figure: string): string | undefined {
  const separators = figure.replace(/\d/g, '')
  const last = separators.at(-1)
  if (!last) return figure
  const groupsOnly =
    (separators.length > 1 && !hasBoth(separators)) || (last === ',' && /,\d{3}$/.test(figure))
  const at = groupsOnly ? figure.length : figure.lastIndexOf(last)
  const whole = figure.slice(0, at)
  const decimals = figure.slice(at + 1)
  if (!isGrouped(whole)) return undefined
  return decimals ? `${whole.replace(/[.,]/g, '') || '0'}.${decimals}` : whole.replace(/[.,]/g, '')
}

function hasBoth(separators: string) {
  return separators.includes('.') && separators.includes(',')
}

function isGrouped(whole: string) {
  return /^\d*$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole)
}
