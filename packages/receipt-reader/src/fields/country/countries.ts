import rows from '#data/countries.json' with { type: 'json' }

/** What identifies a country on a receipt. */
type Country = {
  code: string
  currency: string
  /** The dialling code, without its plus. */
  calling: string
  /** Its web domain, if it differs from the code. */
  domain?: string
  /** Its names, in upper case without accents, separated by `|`. */
  names: string
  towns: string
  /** Rates of its value added or sales tax, in percent. */
  rates?: number[]
  hasComma?: boolean
}

export const countries: Country[] = rows
