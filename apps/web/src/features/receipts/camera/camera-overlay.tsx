import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Stage } from '#ui/stage.tsx'
import { toast } from '#ui/toast-store.ts'
import { CameraFailure } from './camera-failure.tsx'
import { CameraView } from './camera-view.tsx'
import { takePhoto } from './take-photo.ts'
import { type Facing, useCamera } from './use-camera.ts'

const roundControl =
  'grid size-12 place-items-center rounded-full bg-stage-raised transition-opacity duration-150 hover:opacity-80 disabled:opacity-40'

/** The camera on the whole screen. */
export function CameraOverlay({
  onClose,
  onPhoto,
}: {
  onClose: () => void
  onPhoto: (photo: File) => void
}) {
  return (
    <Stage onClose={onClose}>
      <Dialog.Title className="sr-only">Take Photo</Dialog.Title>
      <Camera onPhoto={onPhoto} />
    </Stage>
  )
}

function Camera({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const [facing, setFacing] = useState<Facing>('environment')
  const [isCapturing, setIsCapturing] = useState(false)
  const { video, track, state } = useCamera(facing)

  async function capture() {
    if (!video.current || !track.current) return
    setIsCapturing(true)
    try {
      onPhoto(await takePhoto(video.current, track.current))
    } catch {
      setIsCapturing(false)
      toast({
        title: 'Camera Error',
        description: 'Failed to capture image. Please try again.',
        variant: 'destructive',
      })
    }
  }

  return (
    <>
      <div className="flex justify-end p-3">
        <Dialog.Close aria-label="Close" className={roundControl}>
          <Icon name="x" />
        </Dialog.Close>
      </div>
      {state === 'failed' ? (
        <CameraFailure onPhoto={onPhoto} />
      ) : (
        <>
          <CameraView
            ref={video}
            state={state}
            isMirrored={facing === 'user'}
            isBusy={isCapturing}
          />
          <p className="px-4 pt-3 text-center text-sm">Position receipt in portrait orientation</p>
          <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 p-4 sm:pb-6">
            <button
              type="button"
              disabled={state !== 'live' || isCapturing}
              onClick={() => void capture()}
              className="col-start-2 inline-flex min-h-14 items-center gap-2 rounded-full bg-white px-6 font-semibold text-black transition duration-150 active:scale-95 disabled:opacity-40"
            >
              <Icon name="camera" />
              Capture Receipt
            </button>
            <button
              type="button"
              aria-label="Flip camera"
              disabled={isCapturing}
              onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
              className={`${roundControl} justify-self-end md:hidden`}
            >
              <Icon name="switch-camera" />
            </button>
          </div>
        </>
      )}
    </>
  )
}
