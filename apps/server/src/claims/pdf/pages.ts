import { createLettering, type Lettering } from './lettering.ts'
import { ink, margin, paper, right } from './paper.ts'
import { createTags } from './tags.ts'
import { shadeOf } from './text-lines.ts'

const footSize = 7.5

export type Pages = ReturnType<typeof createPages>

/** Numbered pages; everything on them is tagged for screen readers or marked as decoration. */
export function createPages(document: PDFKit.PDFDocument, title: string, issue: string) {
  const lettering = createLettering(document)
  const tags = createTags(document)
  const total = createPageTotal(document, lettering, footSize)
  let count = 0

  function writeFoot() {
    const y = paper.height - margin + 6
    const style = { size: footSize, color: ink.muted }
    const end = lettering.write(`Page ${count} of`, margin, y, style)
    total.place(end + lettering.widthOf(' ', style), y)
    lettering.write(issue, (paper.width - lettering.widthOf(issue, style)) / 2, y, style)
    const width = 180
    lettering.write(title, right - width, y, { ...style, width, align: 'right' })
  }

  return {
    document,
    ...lettering,
    tags,
    /** Begins a page; one with a name gets a bookmark. */
    begin(bookmark?: string) {
      tags.endPage()
      document.addPage()
      count += 1
      if (bookmark) document.outline.addItem(bookmark)
      tags.decorate(writeFoot, 'Pagination')
      return margin
    },
    /** A horizontal line, across the page by default. */
    line(y: number, { color = ink.hairline, from = margin, to = right, width = 0.5 } = {}) {
      tags.decorate(() => {
        document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke()
      })
    },
    end() {
      total.end(count)
      tags.end()
    },
  }
}

/** Internals missing from the library's types. */
type Inner = { page: { xobjects: Record<string, object> } }

/**
 * The page count is known only after the first pages were sent, so each page refers to one small
 * drawing that is written at the end.
 */
function createPageTotal(document: PDFKit.PDFDocument, { spell }: Lettering, size: number) {
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
