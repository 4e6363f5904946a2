import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type Evidence, frameStyle, stripStyle } from './evidence.ts'
import { ImageViewer } from './image-viewer.tsx'

/** The photo of a receipt: beside the form where there is room, else a thumbnail; both open the viewer. */
export function ReceiptPhoto({
  src,
  title,
  caption,
  evidence,
}: {
  src: string
  title: string
  /** What to know of it, in the viewer. */
  caption?: string | undefined
  /** What to point at. */
  evidence?: Evidence | undefined
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="View photo"
        onClick={() => setIsOpen(true)}
        className="flex w-full items-center gap-3 rounded-control bg-sunken p-2 text-left text-sm font-medium transition-colors duration-150 hover:bg-hairline lg:h-full lg:max-h-[32rem] lg:min-h-80 lg:justify-center lg:p-3"
      >
        {isBroken ? (
          <span className="grid h-16 w-12 shrink-0 place-items-center text-muted">
            <Icon name="image-off" />
          </span>
        ) : (
          <span className="relative max-h-full shrink-0 lg:shrink">
            <img
              src={src}
              alt=""
              onError={() => setIsBroken(true)}
              className="h-16 w-12 rounded-md object-cover lg:h-auto lg:max-h-[30rem] lg:w-auto lg:max-w-full lg:object-contain"
            />
            {evidence && (
              <span
                data-evidence
                className="absolute rounded-sm bg-primary/15 outline-2 outline-primary transition-all duration-200 ease-out max-lg:hidden"
                style={frameStyle(evidence)}
              />
            )}
          </span>
        )}
        {evidence && !isBroken ? (
          <span
            data-evidence
            className="flex-1 rounded-md bg-no-repeat lg:hidden"
            style={stripStyle(evidence, src)}
          />
        ) : (
          <span className="flex-1 lg:hidden">
            {isBroken ? 'Image could not be loaded' : 'View photo'}
          </span>
        )}
        <Icon name="zoom-in" className="mr-2 text-muted lg:hidden" />
      </button>
      {isOpen && <ImageViewer {...{ src, title, caption }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
