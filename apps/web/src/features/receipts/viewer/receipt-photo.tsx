import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { morph } from '#ui/morph.ts'
import type { Mark, ReadPlace } from './evidence.ts'
import { EvidenceView } from './evidence-view.tsx'
import { ImageViewer, type Original } from './image-viewer.tsx'
import { PageTurner } from './page-turner.tsx'
import { isOnPage, type Page, type Pages, usePages } from './use-pages.ts'

type ReceiptPhotoProps = {
  pages: readonly Page[]
  title: string
  /** What to call it; a photo by default. */
  noun?: string
  /** Shown in the viewer. */
  caption?: string | undefined
  /** The place to zoom to. */
  evidence?: ReadPlace | undefined
  /** Other values that were read, marked lightly. */
  marks?: readonly Mark[] | undefined
  /** The document that the picture was made from, to download. */
  original?: Original | undefined
  /** An extra action for several pages. */
  action?: ReactNode
}

/** A receipt's photo beside its form: it follows the focused field, and opens there. */
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

/** Several pages, with their arrows over the picture's lower edge. */
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
      {/* Beside the button that opens it, on two lines if large text needs them. */}
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
