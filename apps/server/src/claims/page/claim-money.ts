import { formatAmount } from '#claims/format.ts'
import { type Html, html } from '#mail/html.ts'

/** The amount, with a smaller currency code. */
export function money(minor: number, currency: string): Html {
  return html`<span class="money">${formatAmount(minor, currency)} <small>${currency}</small></span>`
}
