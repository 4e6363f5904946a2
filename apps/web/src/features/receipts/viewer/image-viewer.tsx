import clsx from 'clsx'
import { Dialog } from 'radix-ui'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from '#ui/lightbox.tsx'
import { photoName } from '#ui/morph.ts'
import { Spinner } from '#ui/spinner.tsx'
import { frameStyle, placeOn, type ReadPlace, type Size } from './evidence.ts'
import { PageTurner } from './page-turner.tsx'
import { isOnPage, type Pages } from './use-pages.ts'
import { useZoom } from './use-zoom.ts'
import { zoomLimits } from './zoom.ts'

const control =
  'grid h-11 min-w-11 place-items-center rounded-control px-2 transition-colors duration-150 hover:bg-stage-raised disabled:opacity-40'

export type Original = { href: string; name: string }

/** A receipt's photo, or its document's pages, full screen. */
export function ImageViewer({
  pages,
  title,
  caption,
  start,
  original,
  onStep,
  onClose,
}: {
  pages: Pages
  title: string
  caption?: string | undefined
  /** The value to open at. */
  start?: ReadPlace | undefined
  /** The document that the picture was made from. */
  original?: Original | undefined
  /** Opens the receipt before or after it, beyond its own pages. */
  onStep?: ((by: 1 | -1) => void) | undefined
  onClose: () => void
}) {
  return (
    <Lightbox onClose={onClose}>
      <Picture {...{ pages, start, onStep }} title={title.trim() || 'Receipt Image'} />
      <BelowPicture {...{ pages, original }} />
      {caption && <p className="amount px-4 py-3 text-center text-sm text-pretty">{caption}</p>}
    </Lightbox>
  )
}

function BelowPicture({ pages, original }: { pages: Pages; original: Original | undefined }) {
  if (pages.count === 1 && !original) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 px-2 pt-1">
      {pages.count > 1 && <PageTurner pages={pages} hover="hover:bg-stage-raised" />}
      {original && (
        <a
          href={original.href}
          download={original.name}
          title={original.name}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium transition-colors duration-150 hover:bg-stage-raised"
        >
          <Icon name="download" className="text-[1.125rem]" />
          Open original
        </a>
      )}
    </div>
  )
}

type Loaded = { src: string; size: Size | 'failed' }

function Picture({
  pages,
  title,
  start,
  onStep,
}: {
  pages: Pages
  title: string
  start: ReadPlace | undefined
  onStep: ((by: 1 | -1) => void) | undefined
}) {
  const { src } = pages.page
  const several = pages.count > 1 ? pages : undefined
  function turn(by: 1 | -1) {
    const place = pages.place + by
    if (onStep && (place < 1 || place > pages.count)) onStep(by)
    else pages.turn(by)
  }
  const { frame, picture, view, isHeld, zoom, reset, goTo, gestures } = useZoom(
    several || onStep ? { turn } : undefined,
  )
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const photo = loaded?.src === src ? loaded.size : null
  const place =
    start && photo && photo !== 'failed' && isOnPage(pages, start)
      ? placeOn(photo, start)
      : undefined
  const hasGone = useRef(false)
  useLayoutEffect(() => {
    if (!place || hasGone.current) return
    hasGone.current = true
    goTo(place)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [photo])
  useLayoutEffect(() => {
    if (hasGone.current || !start) reset()
    // oxlint-disable-next-line react/exhaustive-deps -- another page is seen as a whole
  }, [src])

  return (
    <>
      <header className="@container py-2 pr-2 pl-4 sm:pl-6">
        <div className="flex items-center gap-1 @max-[20rem]:flex-wrap">
          <Dialog.Title
            className="line-clamp-2 min-w-0 flex-1 text-base leading-5 font-semibold break-words"
            title={title}
          >
            {title}
          </Dialog.Title>
          <ZoomControls {...{ zoom, reset }} scale={view.scale} />
          <Dialog.Close aria-label="Close" className={control}>
            <Icon name="x" />
          </Dialog.Close>
        </div>
      </header>
      <div
        ref={frame}
        className={clsx(
          'relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden [container-type:size]',
          isHeld ? 'cursor-grabbing' : 'cursor-grab',
        )}
        {...gestures}
      >
        {photo === 'failed' ? (
          <p role="alert" className="flex flex-col items-center gap-3 p-6 text-center">
            <Icon name="image-off" className="text-[2rem]" />
            Image could not be loaded
          </p>
        ) : (
          <div
            ref={picture}
            className={clsx(
              'absolute inset-0 m-auto',
              !photo && 'opacity-0',
              !isHeld && 'transition-transform duration-150 ease-out',
            )}
            style={{
              ...(photo && fitted(photo)),
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          >
            <img
              src={src}
              key={src}
              alt={
                several
                  ? `Receipt from ${title}, page ${pages.place} of ${pages.count}`
                  : `Receipt from ${title}`
              }
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setLoaded({ src, size: { width, height } })
              }
              onError={() => setLoaded({ src, size: 'failed' })}
              className="size-full select-none"
              style={{ viewTransitionName: photoName }}
            />
            {place && (
              <span
                className="absolute rounded-sm bg-primary/12 outline-1 outline-primary"
                style={frameStyle(place)}
              />
            )}
          </div>
        )}
        {!photo && <Spinner label="Loading the photo" className="[&>.icon]:text-[1.75rem]" />}
      </div>
    </>
  )
}

function ZoomControls({
  scale,
  zoom,
  reset,
}: {
  scale: number
  zoom: (steps: number) => void
  reset: () => void
}) {
  const percent = `${Math.round(scale * 100)}%`
  return (
    <div className="flex gap-1 @max-[20rem]:order-last @max-[20rem]:basis-full @max-[20rem]:justify-center">
      <button
        type="button"
        aria-label="Zoom out"
        className={control}
        disabled={scale <= zoomLimits.least}
        onClick={() => zoom(-1)}
      >
        <Icon name="zoom-out" />
      </button>
      <button
        type="button"
        aria-label={`Reset zoom, now ${percent}`}
        className={clsx(control, 'amount w-16 text-sm font-medium')}
        onClick={reset}
      >
        {percent}
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        className={control}
        disabled={scale >= zoomLimits.most}
        onClick={() => zoom(1)}
      >
        <Icon name="zoom-in" />
      </button>
    </div>
  )
}

/** Fills the frame, but is never enlarged. */
function fitted({ width, height }: Size): CSSProperties {
  const ratio = width / height
  return {
    width: `min(100cqw, ${ratio} * 100cqh, ${width}px)`,
    height: `min(100cqh, 100cqw / ${ratio}, ${height}px)`,
  }
}
