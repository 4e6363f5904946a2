import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

/** `plain-mono` is embedded in the file, as most programs do; the others every viewer has. */
export type Face = 'sans' | 'serif' | 'mono' | 'plain-mono'
export type Paper = {
  size?: 'A4' | 'A5' | 'LETTER' | [number, number]
  wide?: boolean
  face?: Face
}
export type Style = { size?: number; bold?: boolean; face?: Face; color?: string }

/** A text as it was drawn, in points from the top left of its page. */
export type DrawnText = { page: number; text: string; x: number; y: number; w: number; h: number }

/** A PDF in the making that remembers every text on it; `y` is where a line of text begins at the top. */
export type Sheet = ReturnType<typeof createSheet>

const robotoMono = import.meta.resolve(
  '@expo-google-fonts/roboto-mono/400Regular/RobotoMono_400Regular.ttf',
)
const robotoMonoBold = import.meta.resolve(
  '@expo-google-fonts/roboto-mono/700Bold/RobotoMono_700Bold.ttf',
)
const fonts: Record<Face, [regular: string, bold: string]> = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  mono: ['Courier', 'Courier-Bold'],
  'plain-mono': [fileURLToPath(robotoMono), fileURLToPath(robotoMonoBold)],
}

/** What the fonts that every viewer has can show. */
const unknownLetters = /[^\u0020-\u007e\u00a0-\u00ff€–—•’“”…]/

export function createSheet({ size = 'A4', wide = false, face: usual = 'sans' }: Paper) {
  const pdf = new PDFDocument({
    size,
    layout: wide ? 'landscape' : 'portrait',
    margin: 0,
    info: { CreationDate: new Date('2025-01-01T00:00:00Z') },
  })
  const drawn: DrawnText[] = []
  let pages = 1
  let finished: Promise<Buffer> | undefined

  function use({ size: points = 9, bold = false, face = usual }: Style) {
    pdf.font(fonts[face][bold ? 1 : 0]).fontSize(points)
  }

  function widthOf(text: string, style: Style = {}) {
    use(style)
    return pdf.widthOfString(text)
  }

  function put(text: string, x: number, y: number, style: Style = {}) {
    if (text === '') return
    if (unknownLetters.test(text)) throw new Error(`No letters for ${text}`)
    const w = widthOf(text, style)
    drawn.push({ page: pages, text, x, y, w, h: style.size ?? 9 })
    pdf.fillColor(style.color ?? '#111').text(text, x, y, { lineBreak: false })
  }

  /** Lines as wide as there is room; gives where the next one would begin. */
  function prose(text: string, x: number, y: number, width: number, style: Style = {}) {
    let line = ''
    let next = y
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, style) <= width) {
        line = longer
        continue
      }
      put(line, x, next, style)
      next += 1.3 * (style.size ?? 9)
      line = word
    }
    put(line, x, next, style)
    return next + 1.3 * (style.size ?? 9)
  }

  return {
    drawn,
    width: pdf.page.width,
    height: pdf.page.height,
    put,
    /** Ends at x. */
    right: (text: string, x: number, y: number, style: Style = {}) =>
      put(text, x - widthOf(text, style), y, style),
    /** Stands around x. */
    middle: (text: string, x: number, y: number, style: Style = {}) =>
      put(text, x - widthOf(text, style) / 2, y, style),
    /** One below the other; gives where the next one would begin. */
    lines(texts: readonly string[], x: number, y: number, style: Style = {}, step = 1.3) {
      const height = step * (style.size ?? 9)
      for (const [index, text] of texts.entries()) put(text, x, y + height * index, style)
      return y + height * texts.length
    },
    prose,
    widthOf,
    rule(y: number, from = 50, to = pdf.page.width - 50, { weight = 0.6, color = '#555' } = {}) {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke()
    },
    upright(x: number, from: number, to: number, { weight = 0.6, color = '#555' } = {}) {
      pdf.moveTo(x, from).lineTo(x, to).lineWidth(weight).strokeColor(color).stroke()
    },
    fill(x: number, y: number, w: number, h: number, color: string) {
      pdf.rect(x, y, w, h).fill(color)
    },
    frame(x: number, y: number, w: number, h: number, color = '#555', radius = 0) {
      pdf.lineWidth(0.7).roundedRect(x, y, w, h, radius).stroke(color)
    },
    disc(x: number, y: number, radius: number, color: string) {
      pdf.circle(x, y, radius).fill(color)
    },
    /** A way from point to point, as in a logo or on a map. */
    shape(points: readonly [number, number][], color: string, isFilled = true) {
      pdf.polygon(...points.map(([x, y]) => [x, y]))
      if (isFilled) pdf.fill(color)
      else pdf.lineWidth(1.5).stroke(color)
    },
    nextPage() {
      pages += 1
      pdf.addPage()
    },
    pageCount: () => pages,
    finish(): Promise<Buffer> {
      if (!finished) pdf.end()
      finished ??= pdf.toArray().then((parts) => Buffer.concat(parts))
      return finished
    },
  }
}
