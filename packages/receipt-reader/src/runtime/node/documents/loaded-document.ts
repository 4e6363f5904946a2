import type { OpenedDocument } from '#document.ts'
import type { DocumentPaths } from './document-job.ts'
import { documentLimits } from './document-limits.ts'
import type { DocumentProcess } from './document-process.ts'
import type { PagePicture } from './page-pictures.ts'

/** So many are drawn within the time of a job; the documents of others come in between. */
const pagesOfJob = { text: 5, scan: 1 }

/** An opened document, while it is in use. */
export type LoadedDocument = DocumentPaths & {
  opened: OpenedDocument
  /** Where the pictures of its pages lie. */
  folder: string
  /** What was drawn so far. */
  drawn: { pages: Map<number, PagePicture>; thumbnail: number | null }
}

/** Pictures of these pages, and a thumbnail of the first of them; what is drawn already is not drawn again. */
export async function drawPages(
  documents: Pick<DocumentProcess, 'draw'>,
  { path, invoicePath, opened, folder, drawn }: LoadedDocument,
  wanted: number[],
  signal?: AbortSignal,
): Promise<PagePicture[]> {
  const [thumbnail] = wanted
  if (thumbnail === undefined) return []
  for (const job of jobsFor(wanted, { opened, drawn })) {
    const pictures = await documents.draw({ path, invoicePath, folder, ...job }, signal)
    for (const picture of pictures) drawn.pages.set(picture.page, picture)
    drawn.thumbnail = job.thumbnail
  }
  return wanted.flatMap((page) => drawn.pages.get(page) ?? [])
}

/** A page that is read by its text needs fewer dots; the thumbnail is made from what is drawn then. */
function jobsFor(wanted: number[], { opened, drawn }: Pick<LoadedDocument, 'opened' | 'drawn'>) {
  const hasText = (page: number) => opened.pages[page - 1]?.texts !== null
  const missing = wanted.filter((page) => !drawn.pages.has(page))
  const parts = [
    ...partsOf(missing.filter(hasText), 'text'),
    ...partsOf(
      missing.filter((page) => !hasText(page)),
      'scan',
    ),
  ]
  const isSame = drawn.thumbnail === wanted[0]
  if (parts.length === 0 && !isSame) parts.push({ pages: [], dpi: documentLimits.dpi.text })
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1
    return { ...part, thumbnail: (isLast ? wanted : part.pages)[0]! }
  })
}

function partsOf(pages: number[], from: 'text' | 'scan') {
  const count = pagesOfJob[from]
  return Array.from({ length: Math.ceil(pages.length / count) }, (_, index) => ({
    pages: pages.slice(index * count, (index + 1) * count),
    dpi: documentLimits.dpi[from],
  }))
}
