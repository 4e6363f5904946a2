import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryOfServer, openStorage } from './server-parts.ts'

type Picture = { toBuffer(): Promise<Buffer> }
type Sharp = (input: object) => { jpeg(options: object): Picture }

const currencies = ['EUR', 'GBP', 'USD']
const categories = ['food', 'transport', 'coffee', 'accommodation']

/** Photos of about 200 kB, no two alike. */
export async function writeImages(folder: string, count: number) {
  const sharp: Sharp = libraryOfServer('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 }
  const create = { width: 600, height: 800, channels: 3, background: '#ffffff', noise }
  const picture = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
  for (let index = 1; index <= count; index += 1) {
    await writeFile(join(folder, keyOf(index)), withComment(picture, `photo ${index}`))
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

/** What the server would load from its database, made up here: the files are what is measured. */
export async function reportOf(folder: string, count: number) {
  const storage = await openStorage(folder)
  return {
    trip: { name: 'Bench', startDate: '2025-01-01', endDate: '2025-02-09', currency: 'EUR' },
    traveller: { name: 'Ada Byron', email: 'ada@example.com' },
    receiptCount: count,
    totals: currencies.map((currency) => ({ currency, count: 1, totalMinor: 100 })),
    categories: categories.map((category) => ({
      category,
      currency: 'EUR',
      count: 1,
      totalMinor: 100,
    })),
    days: Array.from({ length: 40 }, (_, day) => ({
      date: dateOf(day),
      currency: 'EUR',
      count: 1,
      totalMinor: 100,
    })),
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
  return {
    number,
    id: number,
    date: dateOf(Math.floor(number / 50) % 40),
    vendor: `Café Nero & Söhne ${number}`,
    category: categories[number % categories.length] ?? '',
    amountMinor: 100 + ((number * 37) % 90_000),
    currency: currencies[number % currencies.length] ?? '',
    notes: number % 5 === 0 ? `A note of some length for receipt ${number}` : null,
    items: [{ name: `Item of ${number}`, quantity: 1, price: '4.20' }],
    image: { key: keyOf(number), bytes: null },
  }
}

function dateOf(day: number) {
  return new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
}

/** A JPEG may carry a comment right behind its first marker. */
function withComment(picture: Buffer, comment: string) {
  const header = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([picture.subarray(0, 2), header, Buffer.from(comment), picture.subarray(2)])
}
