import { formatDate, formatMoney } from '#claims/format.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { missingImage } from '#claims/report.ts'
import { writeHeading } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentBottom, contentWidth, ink, margin } from './paper.ts'
import type { PdfHead, PdfPhoto } from './pdf-step.ts'
import { type LaidOut, layOutNext, layOutPage, type PhotoPage } from './photo-layout.ts'

const headingHeight = 30
/** The longest name that can be saved needs fewer. */
const maxLines = 12
/** Photos that wait until it is known how many share a page. */
const maxWaiting = 8
const page = { width: contentWidth, height: contentBottom - margin }
/** Room below the table that is worth using. */
const minRoom = 180

type Opened = { width: number; height: number }
type Frame = { x: number; y: number; width: number; height: number }
type Content = Buffer<ArrayBuffer> | null
type Waiting = LaidOut & { photo: PdfPhoto; content: Content; image: Opened | undefined }

export type PhotoPages = ReturnType<typeof createPhotoPages>

/** Two to four to a page, by their shape, each below its caption; the first ones below the table. */
export function createPhotoPages(pages: Pages, head: PdfHead, below: number) {
  const { tags } = pages
  let waiting: Waiting[] = []
  let isBegun = false

  function add(photo: PdfPhoto, content: Content) {
    const image = content ? openImage(pages, content) : undefined
    waiting.push({
      photo,
      content,
      image,
      aspect: image ? image.width / image.height : 0.75,
      heightOfCaption: heightsOf((width) =>
        writeCaption(pages, head, photo, { x: 0, y: 0, width }, false),
      ),
    })
    if (waiting.length > maxWaiting) placePage(false)
  }

  function placePage(isEnd: boolean) {
    if (!isBegun && placeBelow()) return
    const top = pages.begin(isBegun ? undefined : 'Photos') + (isBegun ? 0 : headingHeight)
    if (!isBegun) writeHeading(pages, 'Photos', margin + 12)
    isBegun = true
    place(layOutNext(waiting, { ...page, height: contentBottom - top }, isEnd), top)
  }

  /** Uses the rest of the table's page where photos are large enough there. */
  function placeBelow() {
    const top = below + headingHeight + 24
    const room = { ...page, height: contentBottom - top }
    if (room.height < minRoom || head.photoCount === 0) return false
    const counts = [4, 3, 2].filter((count) => count <= waiting.length)
    const isAlone = head.photoCount === 1
    if (isAlone && layOutPage(waiting, page, page).fill > 0.5) return false
    const best = (isAlone ? [1] : counts)
      .filter((count) => head.photoCount - count !== 1)
      .map((count) => layOutPage(waiting.slice(0, count), room, page))
      .find(({ fill, smallest }) => smallest > 0.1 && fill > (0.4 * room.height) / page.height)
    if (!best) return false
    pages.document.outline.addItem('Photos')
    writeHeading(pages, 'Photos', below + 36)
    isBegun = true
    place(best, top)
    return true
  }

  function place({ placed }: PhotoPage, top: number) {
    const section = tags.open('Sect')
    for (const [index, { x, y, imageY, width, height }] of placed.entries()) {
      const one = waiting[index]
      if (!one) continue
      const frame = { x: margin + x, y: top + y, width }
      tags.put('Caption', () => writeCaption(pages, head, one.photo, frame), section)
      const shown = { ...frame, y: top + imageY, height }
      showPhoto(pages, head, { ...one, frame: shown, section })
      // The library has copied it; leaving it to the garbage collector costs more CPU time.
      one.content?.buffer.transfer(0)
    }
    section.end()
    waiting = waiting.slice(placed.length)
  }

  return {
    add,
    end() {
      while (waiting.length > 0) placePage(true)
    },
  }
}

/** Measured once for widths that hardly differ, as if it were the narrowest of them. */
function heightsOf(measure: (width: number) => number) {
  const known = new Map<number, number>()
  return (width: number) => {
    const narrowest = 20 * Math.floor(width / 20)
    const height = known.get(narrowest) ?? measure(narrowest)
    known.set(narrowest, height)
    return height
  }
}

/** The receipt's number, and its file name in the zip; returns where the photo begins. */
function writeCaption(
  pages: Pages,
  head: PdfHead,
  photo: PdfPhoto,
  { x, y: top, width }: Omit<Frame, 'height'>,
  isWritten = true,
) {
  const { wrap } = pages
  const write: Pages['write'] = (text, left, ...rest) =>
    isWritten ? pages.write(text, left, ...rest) : left
  const { number, vendor, date, amountMinor, currency, fileName } = photo
  const style = { size: 8.5, face: 'strong' } as const
  let y = top + 8
  const label = receiptNumber(head, number)
  write(label, x, y, { ...style, color: ink.accent })
  const left = x + pages.widthOf(label, style) + 5
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

type Shown = Pick<Waiting, 'photo' | 'content' | 'image'> & {
  frame: Frame
  section: PDFKit.PDFStructureElement
}

function showPhoto(pages: Pages, head: PdfHead, { photo, content, image, frame, section }: Shown) {
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
    return (document as unknown as { openImage(content: Buffer): Opened }).openImage(content)
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
  section: PDFKit.PDFStructureElement,
) {
  pages.tags.decorate(() => drawFrame(pages, { x, y, width, height }))
  const style = { size: 8.5, color: ink.muted, width: width - 32 }
  pages.tags.put('P', () => pages.write(words, x + 16, y + 24, style), section)
}
