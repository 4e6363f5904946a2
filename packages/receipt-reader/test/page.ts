import type { OcrPage, TextBox } from '#page/text-box.ts'

const width = 600
const rowHeight = 30
const letterWidth = 11

/**
 * A page as the recognisers would give it, one text per row. `|` parts boxes: the first stands left, the last
 * right, others between; `~` parts what the two recognisers read; a leading `# ` makes large print.
 */
export function pageOf(...rows: string[]): OcrPage {
  const boxes = rows.flatMap((row, index) => boxesOf(row, index))
  return { width, height: (rows.length + 1) * rowHeight, rotation: 0, boxes }
}

function boxesOf(row: string, index: number): TextBox[] {
  const isLarge = row.startsWith('# ')
  const parts = row.replace(/^# /, '').split('|')
  return parts.flatMap((part, position) => {
    const [text = '', ...others] = part.split('~').map((reading) => reading.trim())
    if (!text) return []
    const size = text.length * letterWidth
    const x = xOf(position, parts.length, size)
    const height = isLarge ? 28 : 20
    const box = { x, y: 10 + index * rowHeight + (28 - height) / 2, width: size, height }
    const alternatives = others.map((other) => ({ text: other, confidence: 0.93 }))
    return [{ text, confidence: 0.97, box, ...(others.length > 0 && { alternatives }) }]
  })
}

function xOf(position: number, count: number, size: number) {
  if (count === 1) return (width - size) / 2
  if (position === 0) return 20
  if (position === count - 1) return width - 20 - size
  return 20 + ((width - 40) * position) / count
}
