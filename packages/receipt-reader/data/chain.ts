/** An entry of data/chains.json. */
export type Chain = {
  name: string
  /** Other ways in which it prints itself. */
  prints?: string[]
  /** Of all these, those that are ordinary words too. */
  common?: string[]
  domains?: string[]
  /** What it prints below a logo that may not be readable. */
  slogans?: string[]
}
