import { createLettering } from './lettering.ts'
import { createPageTotal } from './page-total.ts'
import { ink, margin, paper, right } from './paper.ts'
import { createTags } from './tags.ts'

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
