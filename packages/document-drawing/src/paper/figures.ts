/** How a country writes numbers, shown by one. */
export type Figures = '1,234.56' | '1.234,56' | '1 234,56' | "1'234.56" | '1234,56'

/** Hundredths as they are printed. */
export function figure(minor: number, style: Figures): string {
  const [thousands, decimals] = style.startsWith('1234')
    ? ['', ',']
    : [style[1]!.replace(' ', '\u00a0'), style.at(-3)!]
  const hundredths = String(Math.abs(minor)).padStart(3, '0')
  const whole = hundredths.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${minor < 0 ? '-' : ''}${whole}${decimals}${hundredths.slice(-2)}`
}

export function sum(minors: readonly number[]): number {
  return minors.reduce((total, minor) => total + minor, 0)
}

/** The tax within an amount that holds it already. */
export function taxWithin(gross: number, rate: number): number {
  return gross - Math.round(gross / (1 + rate / 100))
}
