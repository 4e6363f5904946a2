import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeMarkup } from './escape-markup.ts'

export type Script = 'japanese' | 'chinese'

/** Typefaces that our own recogniser was not trained on. */
const typefaces = {
  japanese: {
    name: 'MotoyaLCedar',
    file: import.meta.resolve('@expo-google-fonts/kosugi/Kosugi_400Regular.ttf'),
  },
  chinese: {
    name: 'ZCOOL XiaoWei',
    file: import.meta.resolve(
      '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
    ),
  },
}

const margin = 36
const size = 24
const largeBy = 1.5
const leading = 1.5
const ink = '#222222'

type Piece = { text: string; size: number; top: number; left: (width: number) => number }

/** A strip of paper like `drawRows`, set text by text, because these letters differ in width. */
export async function drawAsianRows(
  rows: string[],
  script: Script,
  { columns = 32 } = {},
): Promise<Buffer> {
  const room = (columns * size) / 2
  const pieces: Piece[] = []
  let top = margin
  for (const row of rows) {
    const isLarge = row.startsWith('# ')
    const height = isLarge ? size * largeBy : size
    const text = row === '---' ? '-'.repeat(columns) : row.replace(/^# /, '')
    pieces.push(...piecesOf(text, room).map((piece) => ({ ...piece, size: height, top })))
    top += Math.round(height * leading)
  }
  const drawn = await Promise.all(pieces.map((piece) => drawPiece(piece, script)))
  const width = room + 2 * margin
  return sharp({ create: { width, height: top + margin, channels: 3, background: '#fbfaf5' } })
    .composite(drawn)
    .png()
    .toBuffer()
}

/** `|` separates left, columns and right; a text without it is centred. */
function piecesOf(row: string, room: number) {
  const parts = row.split('|')
  if (parts.length === 1) {
    return row === '' ? [] : [{ text: row, left: (width: number) => (room - width) / 2 }]
  }
  const columns = parts.length - 1
  return parts
    .map((text, index) => ({
      text,
      left: (width: number) => (index === 0 ? 0 : room * (1 - (columns - index) * 0.2) - width),
    }))
    .filter(({ text }) => text !== '')
}

async function drawPiece({ text, size: height, top, left }: Piece, script: Script) {
  const { name, file } = typefaces[script]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeMarkup(text)}</span>`,
      font: `${name} ${height}`,
      fontfile: fileURLToPath(file),
      dpi: 72,
      rgba: true,
      wrap: 'none',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: margin + Math.max(0, Math.round(left(info.width))),
    // What is drawn is cropped to its ink: a dash must not hang at the top of its row.
    top: top + Math.round((height * leading - info.height) / 2),
  }
}
