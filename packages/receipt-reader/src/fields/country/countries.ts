import rows from '#data/countries.json' with { type: 'json' }

/** What identifies a country on a receipt. */
type Country = {
  /** ISO 3166. */
  code: string
  /** ISO 4217. */
  currency: string
  /** The dialling code, without its plus. */
  calling: string
  /** Its web domain, if it differs from the code. */
  domain?: string
  /** Its names, in upper case without accents, separated by `|`. */
  names: string
  /** Large towns and travel destinations. */
  towns: string
  /** Rates of its value added or sales tax, in percent. */
  rates?: number[]
  /** Uses a decimal comma. */
  hasComma?: boolean
}

export const countries: Country[] = rows
