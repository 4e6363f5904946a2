import { printable } from './printable.ts'

export const margin = 42
/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 }
export const contentWidth = pageSize.width - 2 * margin
/** Above the page number. */
export const contentBottom = pageSize.height - margin - 16

type TextStyle = {
  /** Never cut off when the text before it is. */
  ending?: string
  size?: number
  isBold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'right'
}

export type Pages = ReturnType<typeof createPages>

/** Numbered pages with text placed by us; one line of text never starts a page by itself. */
export function createPages(document: PDFKit.PDFDocument) {
  let count = 0
  let hasReplaced = false

  /** One line, shortened to the width. */
  function write(text: string, x: number, y: number, style: TextStyle = {}) {
    const { size = 9, isBold = false, color = '#1f2937', align } = style
    const { ending = '', width = contentWidth } = style
    document.font(isBold ? 'Helvetica-Bold' : 'Helvetica', size).fillColor(color)
    const shown = printable(text)
    hasReplaced ||= shown.includes('?') && !text.includes('?')
    const line = shorten(shown, width - document.widthOfString(ending)) + ending
    const start = align === 'right' ? x + width - document.widthOfString(line) : x
    document.text(line, start, y, { lineBreak: false })
  }

  function shorten(text: string, width: number) {
    if (document.widthOfString(text) <= width) return text
    let kept = 0
    for (let step = text.length; step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
      if (document.widthOfString(`${text.slice(0, kept + step)}…`) <= width) kept += step
    }
    return `${text.slice(0, kept).trimEnd()}…`
  }

  return {
    document,
    write,
    /** Whether a question mark stands for letters that could not be shown. */
    hasReplaced: () => hasReplaced,
    /** Begins a page, listed among the bookmarks where it has a name. */
    begin(bookmark?: string) {
      document.addPage()
      if (bookmark) document.outline.addItem(bookmark)
      count += 1
      const style = { size: 8, color: '#6b7280', align: 'right' } as const
      write(`Page ${count}`, margin, pageSize.height - margin, style)
      return margin
    },
    line(y: number, color = '#d1d5db') {
      const end = pageSize.width - margin
      document.moveTo(margin, y).lineTo(end, y).lineWidth(0.5).strokeColor(color).stroke()
    },
  }
}
