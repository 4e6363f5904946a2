import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { morph, photoName } from '#ui/morph.ts'
import { useRootFontSize } from '#ui/root-font-size.ts'
import {
  type Evidence,
  frameStyle,
  type Mark,
  placeOn,
  type ReadPlace,
  type Size,
  viewOf,
} from './evidence.ts'
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

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' && 1
    if (!by || pages.count === 1) return
    event.preventDefault()
    pages.turn(by)
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
    <div className="relative flex min-h-0 flex-1 flex-col tight:min-h-[36cqh]">
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

/** The height at which a value's text is shown, in rem. */
const letterHeight = 1.375

/** A photo that moves to the focused value, large enough to read; a tap opens it. */
function EvidenceView({
  noun = 'photo',
  onOpen,
  onKeyDown,
  ...shown
}: {
  src: string
  /** What to call the picture. */
  noun?: string | undefined
  evidence: ReadPlace | undefined
  /** Other values that were read, marked lightly. */
  marks: readonly Mark[]
  /** The photo is open full screen instead. */
  isLeaving: boolean
  onOpen: () => void
  /** Turns pages, if there are several. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}) {
  const { ref, size: frame } = useSize()
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`View ${noun}`}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className="group relative block min-h-0 w-full flex-1 overflow-hidden bg-sunken focus-visible:-outline-offset-2"
    >
      {/* Another page remounts; the button keeps its focus. */}
      <Sheet key={shown.src} {...shown} frame={frame} />
    </button>
  )
}

function Sheet({
  src,
  evidence: read,
  marks,
  isLeaving,
  frame,
}: {
  src: string
  evidence: ReadPlace | undefined
  marks: readonly Mark[]
  isLeaving: boolean
  frame: Size | null
}) {
  const [photo, setPhoto] = useState<Size | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const letters = letterHeight * useRootFontSize()
  const evidence = photo && read ? placeOn(photo, read) : undefined
  const view = photo && frame && viewOf(evidence, photo, frame, letters)

  return (
    <>
      {isBroken ? (
        <span className="flex h-full items-center justify-center gap-2 p-4 text-sm text-muted">
          <Icon name="image-off" />
          Image could not be loaded
        </span>
      ) : (
        <span
          className={clsx(
            'absolute top-0 left-0 block w-full origin-top-left transition-transform duration-220 ease-out',
            !view && 'opacity-0',
          )}
          style={
            view ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : {}
          }
        >
          <img
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPhoto({ width, height })
            }
            onError={() => setIsBroken(true)}
            className="block w-full"
            style={isLeaving ? {} : { viewTransitionName: photoName }}
          />
          {photo && <Marks {...{ marks, evidence, photo }} line={1.5 / (view?.scale ?? 1)} />}
        </span>
      )}
      {!isBroken && (
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-control bg-surface/90 text-text shadow-float transition-colors duration-150 group-hover:bg-surface">
          <Icon name="maximize-2" className="text-[1.125rem]" />
        </span>
      )}
    </>
  )
}

function Marks({
  marks,
  evidence,
  photo,
  line,
}: {
  marks: readonly Mark[]
  evidence: Evidence | undefined
  photo: Size
  line: number
}) {
  return (
    <>
      {marks.map((mark) => (
        <span
          key={mark.name}
          className={clsx(
            'absolute rounded-sm bg-primary/10 transition-opacity duration-220',
            evidence && 'opacity-0',
          )}
          style={frameStyle(placeOn(photo, mark))}
        />
      ))}
      {evidence && (
        <span
          data-evidence
          className="absolute rounded-sm bg-primary/12 outline-primary"
          style={{ ...frameStyle(evidence), outlineStyle: 'solid', outlineWidth: `${line}px` }}
        />
      )}
    </>
  )
}

/** An element's current size; null until measured, or where there is no ResizeObserver. */
function useSize() {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
