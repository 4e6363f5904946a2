export type SeededReceipt = {
  vendor: string
  daysAgo: number
  amount: string
  currency: string
  category: string
  notes?: string
  /** Entered by hand, without a photo. */
  isManual?: true
}

export type SeededTrip = {
  name: string
  startedDaysAgo: number
  currency?: string
  status?: 'active' | 'inactive' | 'archived'
  /** Finalized and sent by email. */
  isSent?: true
  /** The mail server refused the email. */
  isRefused?: true
  /** What finance answered; a claim that was sent back has two remarks. */
  answer?: 'sent-back' | 'approved' | 'paid'
  sentTo?: string
  receipts?: SeededReceipt[]
  /** How many of the receipts have a photo of their own. */
  photos?: number
}

const day = 24 * 60 * 60 * 1000

/** As a calendar date. */
export function toDate(daysAgo: number) {
  return new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10)
}

export function stay(name: string, status: SeededTrip['status'] = 'active'): SeededTrip {
  return { name, startedDaysAgo: 12, status }
}

export const lunch: SeededReceipt = {
  vendor: 'Gasthaus Linde',
  daysAgo: 1,
  amount: '27.30',
  currency: 'EUR',
  category: 'food',
  notes: 'With the client team',
}

const places = [
  ['Kaffeehaus Morgenrot', 'coffee', '7.80', 'EUR'],
  ['Thames Cars', 'transport', '28.60', 'GBP'],
  ['Hotel am Gendarmenmarkt', 'accommodation', '1314.00', 'EUR'],
  ['Schreibwaren Kern', 'office', '30.30', 'EUR'],
  ['The Copper Kettle', 'food', '19.20', 'GBP'],
  ['Berliner Philharmonie', 'entertainment', '64.00', 'EUR'],
  ['Left luggage, Liverpool Street', 'other', '12.50', 'GBP'],
] as const

/** A few on each day, the newest first. */
export function manyReceipts(count: number): SeededReceipt[] {
  return Array.from({ length: count }, (_, n) => {
    const [vendor, category, amount, currency] = places[n % places.length] ?? places[0]
    return {
      vendor,
      category,
      amount,
      currency,
      daysAgo: Math.floor(n / 4) % 12,
      ...(n % 5 === 0 && { notes: 'Workshop with the client team' }),
      ...(n % 4 === 3 && { isManual: true as const }),
    }
  })
}

export const eightCurrencies: SeededReceipt[] = (
  [
    ['USD', '12480.00'],
    ['EUR', '1314.00'],
    ['GBP', '998.65'],
    ['JPY', '184200.00'],
    ['CAD', '412.75'],
    ['AUD', '77.10'],
    ['CNY', '5120.40'],
    ['INR', '86400.00'],
  ] as const
).map(([currency, amount], n) => ({
  vendor: places[n % places.length]?.[0] ?? 'Cafe',
  category: places[n % places.length]?.[1] ?? 'other',
  daysAgo: Math.floor(n / 2),
  amount,
  currency,
}))

const oneWord = (length: number) => 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, length)
const words = 'Grand Hotel and Conference Centre at the Old Harbour of Saint Petersburg '

/** As long as the forms allow, with and without a space to break at. */
export const theLongest = {
  names: { firstName: 'Maximiliane-Alexandrina', lastName: 'von Habsburg-Lothringen-Toskana' },
  trips: [
    {
      name: words.repeat(2).slice(0, 120),
      startedDaysAgo: 30,
      isSent: true,
      sentTo: `${oneWord(60)}@finance.quittance.example`,
      receipts: [{ ...lunch, daysAgo: 28 }],
    },
    {
      name: oneWord(120),
      startedDaysAgo: 12,
      receipts: [
        {
          ...lunch,
          vendor: words.repeat(5).slice(0, 300).trim(),
          notes: words.repeat(20).slice(0, 1000).trim(),
          amount: '9999999.99',
        },
        { ...lunch, vendor: oneWord(300), amount: '1234567.89', currency: 'JPY' },
        { ...lunch, vendor: words.trim(), amount: '4.20', isManual: true },
      ],
      photos: 1,
    },
  ] satisfies SeededTrip[],
}

const towns = ['Lisbon', 'Oslo', 'Vienna', 'Porto', 'Madrid', 'Tallinn', 'Ghent', 'Bologna']

/** Claims of several years, the last in eight currencies, and two archived. */
export function history(count: number): SeededTrip[] {
  const sent = Array.from({ length: count }, (_, n) => ({
    name: `${towns[n % towns.length]} ${['workshop', 'review', 'fair'][n % 3]}`,
    startedDaysAgo: 20 + (count - n) * 14,
    isSent: true as const,
    receipts: n === count - 1 ? eightCurrencies : manyReceipts(1 + (n % 6)),
  }))
  const archived = ['Riga', 'Turin'].map((name) => ({
    name,
    startedDaysAgo: 900,
    status: 'archived' as const,
    receipts: [lunch],
  }))
  return [...archived, ...sent]
}
