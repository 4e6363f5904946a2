import { receiptNumber } from '#reports/image-name.ts'
import { missingImage } from '#reports/report.ts'
import { describeDate, describeMoney } from './describe.ts'
import { contentBottom, contentWidth, margin, type Pages } from './pages.ts'
import type { PdfHead, PdfReceipt } from './pdf-step.ts'

const gap = 18
const captionHeight = 16
const perPage = 4
const width = (contentWidth - gap) / 2
const height = (contentBottom - margin - gap) / 2

/** Four to a page, each below its caption. */
export function createImagePages(pages: Pages, report: PdfHead) {
  let placed = 0

  /** `001 Cafe Nero, 5 Jan 2025, 4.20 GBP`; only the vendor is shortened. */
  function writeCaption(receipt: PdfReceipt, x: number, y: number) {
    const { number, vendor, date, amountMinor, currency } = receipt
    const ending = `, ${describeDate(date)}, ${describeMoney(amountMinor, currency)}`
    pages.write(`${receiptNumber(report, number)} ${vendor}`, x, y, { ending, width })
  }

  return {
    add(receipt: PdfReceipt, content: Buffer | null) {
      const place = placed % perPage
      if (place === 0) pages.begin(placed === 0 ? 'Images' : undefined)
      const x = margin + (place % 2) * (width + gap)
      const y = margin + Math.floor(place / 2) * (height + gap)
      writeCaption(receipt, x, y)
      if (content) placeImage(pages, receipt, content, { x, y: y + captionHeight })
      else markMissing(pages, { x, y: y + captionHeight })
      placed += 1
    },
  }
}

function placeImage(
  { document }: Pages,
  { id }: PdfReceipt,
  content: Buffer,
  { x, y }: { x: number; y: number },
) {
  try {
    document.image(content, x, y, { fit: [width, height - captionHeight] })
  } catch (error) {
    throw new Error(`The image of receipt ${id} cannot be put into a PDF.`, { cause: error })
  }
}

/** An empty frame where the picture would be. */
function markMissing(pages: Pages, { x, y }: { x: number; y: number }) {
  pages.document
    .rect(x, y, width, height - captionHeight)
    .lineWidth(0.5)
    .strokeColor('#d1d5db')
    .stroke()
  pages.write(missingImage, x + 12, y + 12, { color: '#6b7280', width: width - 24 })
}
