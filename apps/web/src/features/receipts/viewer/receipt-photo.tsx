import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { morph } from '#ui/morph.ts'
import type { Mark, ReadPlace } from './evidence.ts'
import { EvidenceView } from './evidence-view.tsx'
import { ImageViewer, type Original } from './image-viewer.tsx'
import { PageTurner } from './page-turner.tsx'
import { isOnPage, type Page, type Pages, usePages } from './use-pages.ts'

type ReceiptPhotoProps = {
  /** One for a photo. */
  pages: readonly Page[]
  title: string
  /** What to call it: a photo unless told. */
  noun?: string
  /** What to know of it, in the viewer. */
  caption?: string | undefined
  /** What to point at. */
  evidence?: ReadPlace | undefined
  /** What else was read, marked quietly. */
  marks?: readonly Mark[] | undefined
  /** The document it is a picture of, to be saved as a file. */
  original?: Original | undefined
  /** What can be done with several pages, beside turning them. */
  action?: ReactNode
}

/** The photo of a receipt beside its form: it follows the field in focus, and opens where one looked. */
export function ReceiptPhoto(props: ReceiptPhotoProps) {
  const { title, noun, caption, evidence, marks = [], original, action } = props
  const pages = usePages(props.pages, evidence)
  const [isOpen, setIsOpen] = useState(false)
  const place = evidence && isOnPage(pages, evidence) ? evidence : undefined

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') pages.turn(-1)
    if (key === 'ArrowRight') pages.turn(1)
  }

  const view = (
    <EvidenceView
      src={pages.page.src}
      noun={noun}
      evidence={place}
      marks={marks.filter((mark) => isOnPage(pages, mark))}
      isLeaving={isOpen}
      onOpen={() => morph(() => setIsOpen(true))}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <>
      {pages.count > 1 ? <Turned {...{ pages, action, onKeyDown }}>{view}</Turned> : view}
      {isOpen && (
        <ImageViewer
          {...{ pages, title, caption, original }}
          start={place}
          onClose={() => morph(() => setIsOpen(false))}
        />
      )}
    </>
  )
}

/** Several pages, with what turns them above the picture's lower edge. */
function Turned({
  pages,
  action,
  onKeyDown,
  children,
}: {
  pages: Pages
  action: ReactNode
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col tight:min-h-[36dvh]">
      {children}
      {/* Beside what opens it, and on two lines where large text needs them. */}
      <div className="pointer-events-none absolute right-13 bottom-2 left-2 flex flex-wrap gap-2 *:pointer-events-auto">
        <PageTurner
          {...{ pages, onKeyDown }}
          className="bg-surface/90 text-text shadow-float"
          hover="hover:bg-sunken"
        />
        {action}
      </div>
    </div>
  )
}
