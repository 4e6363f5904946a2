import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { layOnTable } from '@quittance/test-support/receipts/lay-on-table'
import { drawGrain } from '@quittance/test-support/receipts/textures'
import sharp from 'sharp'

const size = { width: 1200, height: 900 }

/** A sheet of paper with nothing on it. */
export async function drawBlankPage(): Promise<Buffer> {
  return layOnTable(await drawPaper(900, 1200))
}

/** Sky, hills and a lake, with a camera's noise. */
export async function drawLandscape(): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#4a7fc1"/><stop offset="1" stop-color="#f4d9b0"/></linearGradient>
    <rect width="1200" height="900" fill="url(#sky)"/>
    <circle cx="870" cy="240" r="60" fill="#fff3c4"/>
    <path d="M0 520 L180 380 L330 500 L520 300 L760 540 L930 420 L1200 560 V900 H0Z" fill="#5b6b7a"/>
    <path d="M0 620 Q300 520 620 620 T1200 600 V900 H0Z" fill="#47663b"/>
    <path d="M200 760 Q600 660 1100 780 Q700 880 200 760Z" fill="#7fa8c9"/>
    ${trees()}
  </svg>`
  const { data, raw } = await drawGrain(size.width, size.height, 30)
  return sharp(Buffer.from(scene))
    .composite([{ input: data, raw, blend: 'hard-light' }])
    .jpeg()
    .toBuffer()
}

/** Columns and rows of dark keys, each with a letter or two. */
export async function drawKeyboard(): Promise<Buffer> {
  const rows = ['1234567890', 'QWERTZUIOP', 'ASDFGHJKL;', 'YXCVBNM,./']
  const keys = rows.flatMap((row, y) => Array.from(row, (letter, x) => ({ letter, x, y })))
  const caps = keys.map(
    ({ x, y }) =>
      `<rect x="${60 + x * 108 + y * 20}" y="${200 + y * 110}" width="96" height="96" rx="12" fill="#2b2e33"/>`,
  )
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="1260" height="900">
    <rect width="1260" height="900" fill="#8d9096"/>${caps.join('')}
    <rect x="330" y="650" width="520" height="96" rx="12" fill="#2b2e33"/></svg>`
  const letters = await Promise.all(
    keys.map(async ({ letter, x, y }) => ({
      input: await drawLetter(letter),
      left: 92 + x * 108 + y * 20,
      top: 225 + y * 110,
      blend: 'lighten' as const,
    })),
  )
  return sharp(Buffer.from(board)).composite(letters).jpeg().toBuffer()
}

/** Running text, as in a book, row by row. */
export function proseRows(text: string): string[] {
  const lines = text.match(/.{1,56}(?:\s|$)/g) ?? []
  return lines.map((line) => `${line.trim()}|`)
}

async function drawPaper(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fbfaf5' } })
    .png()
    .toBuffer()
}

/** White on a dark key. */
async function drawLetter(letter: string) {
  const print = await drawRows([`${letter}|`], { columns: 2, weight: 'Medium' })
  const white = await sharp(print).trim().negate({ alpha: false }).toBuffer()
  return sharp(white).resize({ height: 36 }).toBuffer()
}

function trees() {
  const places = Array.from({ length: 24 }, (_, index) => 20 + index * 50)
  return places
    .map((x, index) => {
      const top = 560 + ((index * 37) % 90)
      return `<path d="M${x} ${top} l18 70 h-36Z" fill="#2f4a2a"/>`
    })
    .join('')
}
