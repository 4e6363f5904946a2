import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeMarkup } from './escape-markup.ts'

/** How a till prints: its typeface, and the paper's width in characters. */
export type Print = {
  /** A typeface other than the default, without weights. */
  face?: keyof typeof otherFaces
  weight?: keyof typeof fontfiles
  ink?: string
  columns?: number
  /** The width of a letter relative to its usual width. */
  stretch?: number
}

const margin = 36
const largeBy = 1.5
const fontfiles = {
  Light: import.meta.resolve('@expo-google-fonts/roboto-mono/300Light/RobotoMono_300Light.ttf'),
  Regular: import.meta.resolve(
    '@expo-google-fonts/roboto-mono/400Regular/RobotoMono_400Regular.ttf',
  ),
  Medium: import.meta.resolve('@expo-google-fonts/roboto-mono/500Medium/RobotoMono_500Medium.ttf'),
  Bold: import.meta.resolve('@expo-google-fonts/roboto-mono/700Bold/RobotoMono_700Bold.ttf'),
  Italic: import.meta.resolve(
    '@expo-google-fonts/roboto-mono/400Regular_Italic/RobotoMono_400Regular_Italic.ttf',
  ),
}

const otherFaces = {
  'Fragment Mono': import.meta.resolve(
    '@expo-google-fonts/fragment-mono/400Regular/FragmentMono_400Regular.ttf',
  ),
  'Reddit Mono': import.meta.resolve(
    '@expo-google-fonts/reddit-mono/400Regular/RedditMono_400Regular.ttf',
  ),
}

/**
 * A strip of paper with one text per row: `|` separates left, columns and right; a text without it is
 * centred, a leading `# ` makes large print, `---` is a rule.
 */
export async function drawRows(rows: string[], print: Print = {}): Promise<Buffer> {
  const { stretch = 1 } = print
  const text = await sharp({
    text: {
      text: markup(rows, print),
      ...typefaceOf(print),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const width = text.info.width + 2 * margin
  const height = text.info.height + 2 * margin
  const paper = sharp({ create: { width, height, channels: 3, background: '#fbfaf5' } })
    .composite([{ input: text.data, left: margin, top: margin }])
    .png()
  if (stretch === 1) return paper.toBuffer()
  return sharp(await paper.toBuffer())
    .resize(Math.round(width * stretch), height, { fit: 'fill' })
    .toBuffer()
}

function typefaceOf({ face, weight = 'Regular' }: Print) {
  return face
    ? { font: `${face} 24`, fontfile: fileURLToPath(otherFaces[face]) }
    : { font: `Roboto Mono ${weight} 24`, fontfile: fileURLToPath(fontfiles[weight]) }
}

function markup(rows: string[], { columns = 32, ink = '#222222' }: Print) {
  const lines = rows.map((row) => {
    if (row === '---') return '-'.repeat(columns)
    if (!row.startsWith('# ')) return escapeMarkup(setRow(row, columns))
    const large = setRow(row.slice(2), Math.floor(columns / largeBy))
    return `<span size="${largeBy * 100}%">${escapeMarkup(large)}</span>`
  })
  return `<span foreground="${ink}">${lines.join('\n')}</span>`
}

function setRow(row: string, columns: number) {
  const [left = '', ...others] = row.split('|')
  if (others.length === 0) return row.padStart(Math.floor((columns + row.length) / 2))
  const right =
    others.length === 1 ? others.join('') : others.map((part) => part.padStart(8)).join('')
  const room = columns - right.length
  return left.slice(0, room - 1).padEnd(room) + right
}
