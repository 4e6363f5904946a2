import type { Script } from './draw-asian-rows.ts'

/** How receipts are printed where a language is spoken; shops, people and numbers are invented. */
export type World = {
  language: string
  currency: string
  /** A name, and the lines of its address. */
  shops: [Shop, ...Shop[]]
  /** Its tax number. */
  registration: string
  title: string
  /** `dd`, `MM`, `yyyy`, `yy`, and the hour. */
  date: string
  /** The decimal and thousands separators; without the first there are no decimals. */
  decimals: '.' | ',' | ''
  thousands: '.' | ',' | ' ' | ''
  /** `#` stands for the figure of a sum. */
  money: string
  items: [string, ...string[]]
  /** In whole units. */
  cheapest: number
  subtotal: string
  total: string
  /** `%` stands for the rate. */
  tax: string
  rate: number
  /** Whether the tax comes on top of the prices. */
  isAdded?: boolean
  cash: [given: string, back: string]
  card: string
  thanks: string
  script?: Script
}

export type Shop = [name: string, ...address: string[]]
