import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

export type DrawnReceipt = {
  vendor: string
  address: string[]
  date: string
  lines: { name: string; price: string }[]
  total: string
  currency: string
  footer: string
}

const columns = 32
const margin = 36
const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/roboto-mono/400Regular/RobotoMono_400Regular.ttf'),
)

/** A till receipt as a photo would show it: narrow paper on a table, printed in one typeface. */
export async function drawReceipt(receipt: DrawnReceipt): Promise<Buffer> {
  const print = await sharp({
    text: { text: markup(receipt), font: 'Roboto Mono 24', fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const width = print.info.width + 2 * margin
  const height = print.info.height + 2 * margin

  const paper = await sharp({ create: { width, height, channels: 3, background: '#fbfaf5' } })
    .composite([{ input: print.data, left: margin, top: margin }])
    .png()
    .toBuffer()
  return sharp(paper)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#6b5a4a' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function markup({ vendor, address, date, lines, total, currency, footer }: DrawnReceipt) {
  const rule = '-'.repeat(columns)
  const rows = [
    centred(vendor.toUpperCase()),
    ...address.map(centred),
    '',
    `Date: ${date}`,
    rule,
    ...lines.map(({ name, price }) => spread(name, price)),
    rule,
    spread('TOTAL', `${currency} ${total}`),
    '',
    centred(footer),
  ]
  return `<span foreground="#222222">${escapeMarkup(rows.join('\n'))}</span>`
}

function centred(text: string) {
  return text.padStart(Math.floor((columns + text.length) / 2))
}

function spread(left: string, right: string) {
  return left.slice(0, columns - right.length - 1).padEnd(columns - right.length) + right
}

function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
