import { formatDate, formatMoney } from '#claims/format.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { missingImage } from '#claims/report.ts'
import { writeHeading } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentBottom, contentWidth, ink, margin } from './paper.ts'
import type { PdfHead, PdfPhoto } from './pdf-step.ts'

const gap = 24
const headingHeight = 30
/** The longest name that can be saved needs fewer. */
const maxLines = 12
const perPage = 4

type Frame = { x: number; y: number; width: number; height: number }

/** Four to a page, each below its caption; a single one fills the page. */
export function createPhotoPages(pages: Pages, head: PdfHead) {
  const { tags } = pages
  let placed = 0
  let section: PDFKit.PDFStructureElement | undefined

  function beginPage() {
    section?.end()
    pages.begin(placed === 0 ? 'Photos' : undefined)
    if (placed === 0) writeHeading(pages, 'Photos', margin + 12)
    section = tags.open('Sect')
  }

  function frameAt(place: number): Frame {
    const top = placed < perPage ? margin + headingHeight : margin
    if (head.photoCount === 1) {
      return { x: margin, y: top, width: contentWidth, height: contentBottom - top }
    }
    const [width, height] = [(contentWidth - gap) / 2, (contentBottom - top - gap) / 2]
    const [column, row] = [place % 2, Math.floor(place / 2)]
    return { x: margin + column * (width + gap), y: top + row * (height + gap), width, height }
  }

  return {
    add(photo: PdfPhoto, content: Buffer | null) {
      const place = placed % perPage
      if (place === 0) beginPage()
      const frame = frameAt(place)
      let y = frame.y
      tags.put('Caption', () => (y = writeCaption(pages, head, photo, frame)), section)
      const below = { ...frame, y, height: frame.y + frame.height - y }
      showPhoto(pages, head, { photo, content, frame: below, section })
      placed += 1
    },
    end() {
      section?.end()
    },
  }
}

/** The receipt's number, and its file name in the zip; returns where the photo begins. */
function writeCaption(pages: Pages, head: PdfHead, photo: PdfPhoto, { x, y: top, width }: Frame) {
  const { write, wrap } = pages
  const { number, vendor, date, amountMinor, currency, fileName } = photo
  const style = { size: 8.5, face: 'strong' } as const
  let y = top + 8
  const left = write(receiptNumber(head, number), x, y, { ...style, color: ink.accent }) + 5
  const name = wrap(vendor, maxLines, { ...style, width: x + width - left })
  for (const [index, line] of name.entries()) {
    if (index > 0) y += 11
    write(line, left, y, style)
  }
  y += 11
  const facts = [formatDate(date), formatMoney(amountMinor, currency), ...pageOf(photo)]
  write(facts.join(' · '), x, y, { size: 7.5, color: ink.text, width, isFigure: true })
  y += 2
  // The file name ends with the amount.
  for (const line of wrap(fileName, maxLines, { size: 6, width })) {
    y += 8
    write(line, x, y, { size: 6, color: ink.muted })
  }
  return y + 7
}

type Shown = {
  photo: PdfPhoto
  content: Buffer | null
  frame: Frame
  section: PDFKit.PDFStructureElement | undefined
}

function showPhoto(pages: Pages, head: PdfHead, { photo, content, frame, section }: Shown) {
  const image = content && openImage(pages, content)
  const words = content ? unreadableImage : missingImage
  if (!image) {
    markMissing(pages, words, frame, section)
    return
  }
  const { x, y, width, height } = frame
  const scale = Math.min(width / image.width, height / image.height)
  const [wide, tall] = [image.width * scale, image.height * scale]
  const { number, vendor, date, amountMinor, currency } = photo
  const facts = [vendor, formatDate(date), formatMoney(amountMinor, currency), ...pageOf(photo)]
  const alt = `Receipt ${receiptNumber(head, number)}: ${facts.join(', ')}`
  pages.tags.put(
    'Figure',
    () => pages.document.image(image as never, x, y, { width: wide, height: tall }),
    section,
    { alt: alt.toWellFormed(), bbox: [x, y, x + wide, y + tall] },
  )
  pages.tags.decorate(() => drawFrame(pages, { x, y, width: wide, height: tall }))
}

/** Which of several pages; empty for a photo or a single-page document. */
function pageOf({ kind }: PdfPhoto): string[] {
  return kind === 'photo' || kind === 'page 1 of 1' ? [] : [kind]
}

const unreadableImage = 'This image cannot be shown here.'

/** A photo that the library cannot read is left out; the document is still made. */
function openImage({ document }: Pages, content: Buffer) {
  try {
    return (
      document as unknown as { openImage(content: Buffer): { width: number; height: number } }
    ).openImage(content)
  } catch {
    return undefined
  }
}

function drawFrame({ document }: Pages, { x, y, width, height }: Frame) {
  document.rect(x, y, width, height).lineWidth(0.5).strokeColor(ink.hairline).stroke()
}

/** An empty frame in place of the image. */
function markMissing(
  pages: Pages,
  words: string,
  { x, y, width, height }: Frame,
  section: PDFKit.PDFStructureElement | undefined,
) {
  pages.tags.decorate(() => drawFrame(pages, { x, y, width, height }))
  const style = { size: 8.5, color: ink.muted, width: width - 32 }
  pages.tags.put('P', () => pages.write(words, x + 16, y + 24, style), section)
}
