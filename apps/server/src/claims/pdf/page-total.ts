import type { Lettering } from './lettering.ts'
import { ink } from './paper.ts'
import { shadeOf } from './text-lines.ts'

/** Internals missing from the library's types. */
type Inner = { page: { xobjects: Record<string, object> } }

/**
 * The page count is known only after the first pages were sent, so each page refers to one small
 * drawing that is written at the end.
 */
export function createPageTotal(document: PDFKit.PDFDocument, { spell }: Lettering, size: number) {
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
      const { font, letters } = spell(String(count), size)
      Object.assign(drawing.data, { Resources: { Font: { F: font } } })
      drawing.end(Buffer.from(`BT ${shadeOf(ink.muted)} rg /F ${size} Tf ${letters} TJ ET`))
    },
  }
}
