import { ink } from './paper.ts'

/** What the library has besides what its types tell. */
type Inner = {
  _font: { encode(text: string, features: string[]): [string[], unknown]; ref(): object }
  page: { xobjects: Record<string, object> }
}

const size = 7.5

/**
 * How many pages there are is known when the last is made, and by then the first has left. Each page refers to one
 * small drawing, which is written at the end.
 */
export function createPageTotal(document: PDFKit.PDFDocument) {
  const drawing = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -4, 60, 12],
    Resources: {},
  })
  const inner = document as unknown as Inner

  return {
    place(x: number, y: number) {
      inner.page.xobjects['Total'] = drawing
      document.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} cm /Total Do Q`)
    },
    end(count: number) {
      document.font('regular', size)
      const [letters] = inner._font.encode(String(count), ['tnum'])
      Object.assign(drawing.data, { Resources: { Font: { F: inner._font.ref() } } })
      const color = [1, 3, 5].map((start) => Number.parseInt(ink.muted.slice(start, start + 2), 16))
      const shade = color.map((part) => (part / 255).toFixed(3)).join(' ')
      drawing.end(Buffer.from(`BT ${shade} rg /F ${size} Tf <${letters.join('')}> Tj ET`))
    },
  }
}
