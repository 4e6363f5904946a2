import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { EntryThumbnail } from '#features/receipts/list/entry-thumbnail.tsx'
import type { Entry } from '#offline/entries/entry-list.ts'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from '#ui/lightbox.tsx'
import { toast } from '#ui/toast-store.ts'
import { CameraFailure } from './camera-failure.tsx'
import { CameraView } from './camera-view.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { takePhoto } from './take-photo.ts'
import { type Facing, useCamera } from './use-camera.ts'

const roundControl =
  'grid size-12 place-items-center rounded-full bg-stage-raised transition-opacity duration-150 hover:opacity-80 disabled:opacity-40'

type CameraProps = {
  /** Photos taken since the camera opened. */
  count: number
  last: Entry | undefined
  /** Resolves when the photo is stored. */
  onPhoto: (photo: File) => Promise<void>
  onCheck: () => void
  /** Whether to offer One and Several; a retake is always one. */
  hasModes: boolean
}

export function CameraOverlay({ onClose, ...props }: CameraProps & { onClose: () => void }) {
  return (
    <Lightbox onClose={onClose}>
      <Dialog.Title className="sr-only">Take Photo</Dialog.Title>
      <div className="@container relative flex min-h-0 grow flex-col short:flex-row">
        <Camera {...props} />
      </div>
    </Lightbox>
  )
}

function Camera({ count, last, hasModes, onPhoto, onCheck }: CameraProps) {
  const [facing, setFacing] = useState<Facing>('environment')
  const [isCapturing, setIsCapturing] = useState(false)
  const { video, track, state } = useCamera(facing)

  async function capture() {
    if (!video.current || !track.current) return
    setIsCapturing(true)
    try {
      await onPhoto(await takePhoto(video.current, track.current))
    } catch {
      toast({
        title: 'Camera Error',
        description: 'Failed to capture image. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setIsCapturing(false)
    }
  }

  return (
    <>
      <div className="flex items-center gap-2 p-3 @max-[18rem]:absolute @max-[18rem]:inset-x-0 @max-[18rem]:top-0 @max-[18rem]:z-10 short:absolute short:top-0 short:right-[env(safe-area-inset-right)] short:w-60">
        {hasModes && <ModeSwitch disabled={isCapturing} />}
        <Dialog.Close aria-label="Close" className={`${roundControl} ml-auto shrink-0`}>
          <Icon name="x" />
        </Dialog.Close>
      </div>
      {state === 'failed' ? (
        <CameraFailure count={count} onPhoto={onPhoto} onCheck={onCheck} />
      ) : (
        <>
          <CameraView
            ref={video}
            state={state}
            isMirrored={facing === 'user'}
            isBusy={isCapturing}
          />
          <div className="short:flex short:w-60 short:shrink-0 short:flex-col short:justify-center short:pt-16 short:pr-[env(safe-area-inset-right)]">
            <p className="px-4 pt-3 text-center text-sm text-balance short:pt-0">
              Position receipt in portrait orientation
            </p>
            <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 p-4 @max-[22rem]:gap-2 @max-[18rem]:grid-cols-[1fr_1fr] @max-[18rem]:py-3 sm:pb-6 short:grid-cols-[1fr_1fr] short:gap-y-4">
              {last && (
                <button
                  type="button"
                  aria-label={`Check ${count}`}
                  disabled={isCapturing}
                  onClick={onCheck}
                  className="relative justify-self-start rounded-lg transition-opacity duration-150 hover:opacity-80 disabled:opacity-40 @max-[18rem]:row-start-2 short:row-start-2"
                >
                  <EntryThumbnail entry={last} />
                  <span className="amount absolute -top-2 -right-2 grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary">
                    {count}
                  </span>
                </button>
              )}
              <button
                type="button"
                disabled={state !== 'live' || isCapturing}
                onClick={() => void capture()}
                className="col-start-2 inline-flex min-h-14 items-center gap-2 rounded-full bg-white px-6 font-semibold text-black transition duration-150 active:scale-95 disabled:opacity-40 @max-[22rem]:px-3 @max-[18rem]:col-span-2 @max-[18rem]:col-start-1 @max-[18rem]:row-start-1 @max-[18rem]:justify-center short:col-span-2 short:col-start-1 short:row-start-1 short:justify-center"
              >
                <Icon name="camera" className="@max-[22rem]:hidden" />
                Capture Receipt
              </button>
              <button
                type="button"
                aria-label="Flip camera"
                disabled={isCapturing}
                onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
                className={`${roundControl} col-start-3 justify-self-end md:hidden @max-[18rem]:col-start-2 @max-[18rem]:row-start-2 short:col-start-2 short:row-start-2`}
              >
                <Icon name="switch-camera" />
              </button>
            </div>
          </div>
        </>
      )}
    </>
  )
}
