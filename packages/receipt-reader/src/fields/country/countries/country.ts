/** A country, by what tells it on a receipt. */
export type Country = {
  /** ISO 3166. */
  code: string
  /** ISO 4217. */
  currency: string
  /** The dialling code, without its plus. */
  calling: string
  /** The end of its web addresses, where it is not the code. */
  domain?: string
  /** How it calls itself and is called, in upper case without accents, parted by `|`. */
  names: string
  /** Large towns, and those that travellers go to. */
  towns: string
  /** Rates of its value added or sales tax, in percent. */
  rates?: number[]
  /** Decimals stand behind a comma. */
  hasComma?: true
}
