import clsx from 'clsx'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Stage } from '#ui/stage.tsx'
import { useZoom } from './use-zoom.ts'
import { zoomLimits } from './zoom.ts'

const control =
  'grid h-11 min-w-11 place-items-center rounded-control px-2 transition-colors duration-150 hover:bg-stage-raised disabled:opacity-40'

/** A receipt's photo on the whole screen. */
export function ImageViewer({
  src,
  title,
  caption,
  onClose,
}: {
  src: string
  title: string
  /** A line about it, below. */
  caption?: string | undefined
  onClose: () => void
}) {
  return (
    <Stage onClose={onClose}>
      <Picture src={src} title={title.trim() || 'Receipt Image'} />
      {caption && <p className="amount px-4 py-3 text-center text-sm text-pretty">{caption}</p>}
    </Stage>
  )
}

function Picture({ src, title }: { src: string; title: string }) {
  const { frame, picture, view, isHeld, zoom, reset, gestures } = useZoom()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const percent = `${Math.round(view.scale * 100)}%`

  return (
    <>
      <header className="flex items-center gap-1 py-2 pr-2 pl-4 sm:pl-6">
        <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold" title={title}>
          {title}
        </Dialog.Title>
        <button
          type="button"
          aria-label="Zoom out"
          className={control}
          disabled={view.scale <= zoomLimits.least}
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
          disabled={view.scale >= zoomLimits.most}
          onClick={() => zoom(1)}
        >
          <Icon name="zoom-in" />
        </button>
        <Dialog.Close aria-label="Close" className={control}>
          <Icon name="x" />
        </Dialog.Close>
      </header>
      <div
        ref={frame}
        className={clsx(
          'relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden',
          isHeld ? 'cursor-grabbing' : 'cursor-grab',
        )}
        {...gestures}
      >
        {state === 'failed' ? (
          <p role="alert" className="flex flex-col items-center gap-3 p-6 text-center">
            <Icon name="image-off" className="text-[32px]" />
            Image could not be loaded
          </p>
        ) : (
          <img
            ref={picture}
            src={src}
            alt={`Receipt from ${title}`}
            draggable={false}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className={clsx(
              'absolute inset-0 m-auto max-h-full max-w-full object-contain select-none',
              state === 'loading' && 'opacity-0',
              !isHeld && 'transition-transform duration-150 ease-out',
            )}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
        {state === 'loading' && (
          <Spinner label="Loading the photo" className="[&>.icon]:text-[28px]" />
        )}
      </div>
    </>
  )
}
