import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { plainText } from '#lexicon/plain-text.ts'
import { remembered } from '#lexicon/remembered.ts'
import type { Printed } from '#tags/printed-amounts.ts'

const isVatNumber = remembered((text) => countryOfVatNumber(plainText(text)) !== undefined)

/** "CHE-108.774.215 TVA" to the left of the price names no tax: what stands beside it is no share of the price. */
export function withoutTaxNumbers(printed: Printed[]): Printed[] {
  return printed.flatMap((figure) => {
    const { row, box } = figure
    if (row.kind !== 'tax') return [figure]
    const others = row.boxes.filter((other) => other !== box)
    if (isVatNumber(box.text) && figure.isWhole) return []
    const isBeside = others.length > 0 && others.every(({ text }) => isVatNumber(text))
    return isBeside ? [{ ...figure, row: { ...row, kind: 'none' as const } }] : [figure]
  })
}
