import { link, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryOfServer, openStorage } from './server-parts.ts'

type Picture = { toBuffer(): Promise<Buffer> }
type Sharp = (input: object) => { jpeg(options: object): Picture }

const currencies = ['EUR', 'GBP', 'USD']
const categories = ['food', 'transport', 'coffee', 'accommodation']

const dayCount = 40
const rate = '1.0123456789'
const tax = {
  lines: [
    { rate: 19, net: '10.00', tax: '1.90', gross: '11.90' },
    { rate: 7, net: '10.00', tax: '0.70', gross: '10.70' },
  ],
  vatNumber: 'DE136695976',
}
const some = { count: 1, totalMinor: 100 }
const dates = Array.from({ length: dayCount }, (_, day) => dateOf(day))
/** Totals are not measured. */
const sums = {
  totals: currencies.map((currency) => ({ currency, ...some })),
  categories: categories.map((category) => ({ category, currency: 'EUR', ...some })),
  days: dates.map((date) => ({ date, currency: 'EUR', ...some })),
}
const byCurrency = Object.values(sums)
  .flat()
  .map((sum) => ({ category: null, date: null, ...sum, missing: 0 }))
const parts = [
  partOf({ currency: 'EUR', by: 'own', rate: null, day: null }),
  ...dates.flatMap((day) =>
    ['GBP', 'USD'].map((currency) => partOf({ currency, by: 'rate', rate, day })),
  ),
]

type Images = { different: number; count: number }

/** This many different photos of about 200 kB; the rest are repeats. */
export async function writeImages(folder: string, { different, count }: Images) {
  const sharp: Sharp = libraryOfServer('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 }
  const create = { width: 600, height: 800, channels: 3, background: '#ffffff', noise }
  const picture = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
  for (let index = 1; index <= different; index += 1) {
    await writeFile(join(folder, keyOf(index)), withComment(picture, `photo ${index}`))
  }
  for (let index = different + 1; index <= count; index += 1) {
    await link(join(folder, keyOf(1 + (index % different))), join(folder, keyOf(index)))
  }
  return picture.length
}

export async function imageSizes(folder: string, count: number) {
  const sizes: number[] = []
  for (let index = 1; index <= count; index += 1) {
    sizes.push((await stat(join(folder, keyOf(index)))).size)
  }
  return sizes
}

/** Invented rows instead of the server's database: only the files are measured. */
export async function reportOf(folder: string, count: number) {
  const storage = await openStorage(folder)
  return {
    trip: { name: 'Bench', startDate: '2025-01-01', endDate: '2025-02-09', currency: 'EUR' },
    version: 1,
    issuedAt: new Date('2025-02-10T09:00:00Z'),
    traveller: { name: 'Ada Byron', email: 'ada@example.com' },
    receiptCount: count,
    ...sums,
    converted: { categories: [], days: [], byCurrency, all: { ...some, missing: 0 }, parts },
    async *receipts() {
      for (let number = 1; number <= count; number += 1) yield receiptOf(number)
    },
    readImage: (key: string) => storage.readWhole(key),
    hasImage: (key: string) => storage.has(key),
    onMissing() {},
  }
}

export type BenchReport = Awaited<ReturnType<typeof reportOf>>

export function keyOf(number: number) {
  return `${number}.jpg`
}

function receiptOf(number: number) {
  const currency = currencies[number % currencies.length] ?? ''
  const isOwn = currency === 'EUR'
  const date = dateOf(Math.floor(number / 50) % dayCount)
  const amountMinor = 100 + ((number * 37) % 90_000)
  return {
    number,
    id: number,
    date,
    vendor: `Café Nero & Söhne ${number}`,
    category: categories[number % categories.length] ?? '',
    amountMinor,
    currency,
    notes: number % 5 === 0 ? `A note of some length for receipt ${number}` : null,
    items: [{ name: `Item of ${number}`, quantity: 1, price: '4.20' }],
    tax: number % 2 === 0 ? tax : null,
    printed: number % 20 === 0 ? { currency: 'CHF', amountMinor } : null,
    by: isOwn ? 'own' : 'rate',
    rate: isOwn ? null : rate,
    rateDay: isOwn ? null : date,
    convertedMinor: amountMinor,
    unconfirmed: number % 10 === 0 ? ['date'] : [],
    image: { key: keyOf(number), bytes: null },
  }
}

function partOf(part: { currency: string; by: string; rate: string | null; day: string | null }) {
  return { ...part, receiptCount: 1, totalMinor: 100, convertedMinor: 100 }
}

function dateOf(day: number) {
  return new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
}

/** A JPEG may have a comment after its first marker. */
function withComment(picture: Buffer, comment: string) {
  const header = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([picture.subarray(0, 2), header, Buffer.from(comment), picture.subarray(2)])
}
