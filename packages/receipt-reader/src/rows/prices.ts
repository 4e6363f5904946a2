import type { Row } from './row.ts'

/** Something in the row is printed as prices are, with decimals. */
export function hasPrice({ amounts }: Pick<Row, 'amounts'>): boolean {
  return amounts.some(({ isWhole }) => !isWhole)
}

/** What the row prints with decimals, in whole hundredths. */
export function pricesOf({ amounts }: Pick<Row, 'amounts'>): number[] {
  return amounts.filter(({ isWhole }) => !isWhole).map(({ minor }) => minor)
}
