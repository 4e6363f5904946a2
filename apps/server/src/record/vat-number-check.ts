import { vatRules } from '@quittance/receipt-reader/fields/tax/vat-rules'

/** Whether it has the form of its country's numbers, and check digits that cannot be right. */
export function isWrongVatNumber(text: string): boolean {
  const signs = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  const numbers = vatRules.flatMap(({ country, letters = country, pattern, isValid }) => {
    const number = signs.startsWith(letters) ? signs.slice(letters.length) : ''
    return pattern.test(number) ? [isValid(number)] : []
  })
  return numbers.length > 0 && !numbers.some(Boolean)
}
