import rows from '#data/countries.json' with { type: 'json' }

/** What identifies a country on a receipt. */
type Country = {
  /** ISO 3166. */
  code: string
  /** ISO 4217. */
  currency: string
  /** The dialling code, without its plus. */
  calling: string
  /** The end of its web addresses, where it is not the code. */
  domain?: string
  /** How it calls itself and is called, in upper case without accents, separated by `|`. */
  names: string
  /** Large towns, and those that travellers go to. */
  towns: string
  /** Rates of its value added or sales tax, in percent. */
  rates?: number[]
  /** Decimals stand behind a comma. */
  hasComma?: boolean
}

export const countries: Country[] = rows
