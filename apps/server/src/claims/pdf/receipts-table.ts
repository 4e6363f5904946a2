import { rateSource } from '@quittance/contract/exchange'
import { formatTotal } from '#claims/format.ts'
import { writeHeading } from './heading.ts'
import { createPageCuts } from './page-cuts.ts'
import type { Pages } from './pages.ts'
import { contentBottom, ink, margin, right } from './paper.ts'
import type { PdfHead, PdfReceipt } from './pdf-step.ts'
import {
  bodySize,
  type Column,
  cellsOf,
  columnsOf,
  gap,
  layOutReceipt,
  type ReceiptRow,
  splitRow,
  vendorPlace,
} from './receipt-row.ts'

const headingHeight = 34
const headHeight = 18
const roomOfPage = contentBottom - margin - headHeight

/** Room for at least four rows. */
const minRoom = 150

/** Places the receipts below the summary if some of them fit there, else on their own pages. */
export function createReceiptsTable(pages: Pages, head: PdfHead, below: number) {
  const { tags } = pages
  const columns = columnsOf(pages, head)
  const vendor = vendorPlace(columns)
  let table: PDFKit.PDFStructureElement | undefined
  let y = 0
  let isBegun = false
  let isRoomBelow = roomBelow() >= minRoom

  const cuts = createPageCuts(placeRows, () => {
    if (isBegun) return roomOfPage
    return isRoomBelow ? roomBelow() : roomOfPage - headingHeight
  })

  function roomBelow() {
    return contentBottom - below - 30 - headHeight - headingHeight
  }

  function beginPage() {
    if (isBegun) {
      y = pages.begin()
    } else if (isRoomBelow) {
      pages.document.outline.addItem('Receipts')
      y = writeHeading(pages, 'Receipts', below + 42)
    } else {
      y = writeHeading(pages, 'Receipts', pages.begin('Receipts') + 12)
    }
    isBegun = true
    table ??= tags.open('Table')
    y = writeHead(pages, table, columns, y)
  }

  function placeRows(rows: ReceiptRow[]) {
    beginPage()
    const body = tags.open('TBody', table)
    for (const row of rows) {
      writeCells(pages, body, columns, cellsOf(pages, head, row), y)
      y += row.height
      pages.line(y)
    }
    body.end()
  }

  return {
    add(receipt: PdfReceipt) {
      const row = layOutReceipt(pages, receipt, vendor)
      for (const part of splitRow(row, roomOfPage - headingHeight)) {
        isRoomBelow &&= part.height <= roomBelow()
        cuts.add(part)
      }
    },
    /** Returns where it ends. */
    end() {
      const tail = 56
      isRoomBelow ||= !isBegun && cuts.heightWaiting() + tail <= roomBelow()
      cuts.end(tail)
      table?.end()
      return isBegun ? writeTail(pages, head, y) : below
    },
  }
}

function writeHead(
  pages: Pages,
  table: PDFKit.PDFStructureElement,
  columns: Column[],
  top: number,
) {
  const head = pages.tags.open('THead', table)
  const titles = columns.map(({ title, align }) => (x: number, y: number, width: number) => {
    pages.write(title, x, y + 9, { size: 7, color: ink.muted, width, align })
  })
  writeCells(pages, head, columns, titles, top, 'TH')
  head.end()
  pages.line(top + headHeight - 3, { color: ink.rule })
  return top + headHeight - 3
}

function writeCells(
  { tags }: Pages,
  parent: PDFKit.PDFStructureElement,
  columns: Column[],
  cells: ((x: number, y: number, width: number) => void)[],
  y: number,
  type = 'TD',
) {
  const row = tags.open('TR', parent)
  let x = margin
  for (const [index, { width }] of columns.entries()) {
    const isLast = index === columns.length - 1
    const from = x
    const draw = () => cells[index]?.(from, y, isLast ? width : width - gap)
    tags.put(type, draw, row, type === 'TH' ? { scope: 'Column' } : {})
    x += width
  }
  row.end()
}

/** Repeats the total at the end, with notes about rates and characters. */
function writeTail(pages: Pages, head: PdfHead, end: number) {
  const { write, tags } = pages
  const style = { size: 7, color: ink.muted } as const
  const { sum, after, leftOut } = formatTotal(head)
  let y = end + 18
  tags.put('P', () => {
    const width = right - margin
    write(`${sum ?? ''} ${after}`.trim(), margin, y, {
      size: bodySize + 1.5,
      face: 'strong',
      width,
      align: 'right',
    })
  })
  const notes = [
    ...(head.converted.parts.some(({ by }) => by === 'rate')
      ? [`Rates: ${rateSource.name}. ${rateSource.terms}`]
      : []),
    ...(leftOut ? [leftOut] : []),
    ...(pages.hasReplaced()
      ? ['\ufffd replaces characters that cannot be shown here. The Excel report has them.']
      : []),
  ]
  for (const note of notes) {
    y += 11
    tags.put('P', () => write(note, margin, y, style))
  }
  return y
}
