import clsx from 'clsx'
import { Dialog } from 'radix-ui'
import { type Ref, useEffect, useRef, useState } from 'react'
import { EntryThumbnail } from '#features/receipts/list/entry-thumbnail.tsx'
import type { Entry } from '#offline/entries/entry-list.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from '#ui/lightbox.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { type CameraMode, setCameraMode, useCameraMode } from './camera-mode.ts'
import { encodeWhole } from './encode-photo.ts'
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
  isCovered: boolean
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

function Camera({ count, last, hasModes, isCovered, onPhoto, onCheck }: CameraProps) {
  const [facing, setFacing] = useState<Facing>('environment')
  const [isCapturing, setIsCapturing] = useState(false)
  const { video, track, state } = useCamera(facing, isCovered)

  useEffect(() => {
    const dialog = isCovered && video.current?.closest<HTMLElement>('[role=dialog]')
    // The capture button was disabled when the review opened, so focus cannot return to it.
    return dialog ? () => dialog.focus() : undefined
  }, [video, isCovered])

  async function capture() {
    if (!video.current || !track.current) return
    setIsCapturing(true)
    try {
      await onPhoto(await takePhoto(video.current, track.current))
    } catch {
      toastFailure('Camera Error', 'Failed to capture image. Please try again.')
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
                  aria-label={`Check receipt 1 of ${count}`}
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

/** There is no camera, or access was denied; the device's own camera app may still work. */
function CameraFailure({
  count,
  onPhoto,
  onCheck,
}: {
  count: number
  onPhoto: (photo: File) => Promise<void>
  onCheck: () => void
}) {
  const input = useRef<HTMLInputElement>(null)

  async function use(photo: File) {
    try {
      await onPhoto(await encodeWhole(photo))
    } catch {
      toastFailure('Camera Error', 'Failed to capture image. Please try again.')
    }
  }

  return (
    <div className="grid flex-1 place-items-center p-6">
      <div className="flex max-w-xs flex-col items-center text-center">
        <span className="grid size-14 place-items-center rounded-full bg-stage-raised">
          <Icon name="camera" className="text-[1.625rem]" />
        </span>
        <p role="alert" className="mt-5 text-base font-medium text-balance">
          Failed to access camera. Please check permissions and try again.
        </p>
        <div className="mt-6 flex w-full flex-col gap-2">
          <Button className="bg-white! text-black!" onClick={() => location.reload()}>
            Retry
          </Button>
          <Button
            variant="quiet"
            className="text-on-stage! hover:bg-stage-raised!"
            onClick={() => input.current?.click()}
          >
            <Icon name="smartphone" className="text-[1.125rem]" />
            Use the device's camera app
          </Button>
          {count > 0 && (
            <Button
              variant="quiet"
              className="text-on-stage! hover:bg-stage-raised!"
              onClick={onCheck}
            >
              Check receipt 1 of {count}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="Use the device's camera app"
          onChange={(event) => {
            const [photo] = event.target.files ?? []
            event.target.value = ''
            if (photo) void use(photo)
          }}
        />
      </div>
    </div>
  )
}

/** Shows exactly what the photo will show: portrait 3:4. */
function CameraView({
  ref,
  state,
  isMirrored,
  isBusy,
}: {
  ref: Ref<HTMLVideoElement>
  state: 'starting' | 'live' | 'paused'
  isMirrored: boolean
  isBusy: boolean
}) {
  return (
    <div className="grid min-h-0 flex-1 place-items-center px-3 [container-type:size] short:my-3 short:pl-[max(0.75rem,env(safe-area-inset-left))]">
      <div className="relative aspect-[3/4] w-[min(100cqw,75cqh)] overflow-hidden rounded-card bg-stage-raised">
        <video
          ref={ref}
          playsInline
          muted
          aria-label="Camera view"
          className={clsx('size-full object-cover', isMirrored && '-scale-x-100')}
        />
        {state === 'starting' && (
          <div
            role="status"
            aria-label="Starting the camera"
            className="absolute inset-0 animate-pulse bg-stage-raised"
          />
        )}
        {state === 'live' && !isBusy && <Corners />}
        {state === 'paused' && (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center bg-stage/80 p-6 text-center text-sm"
          >
            The camera is paused: another app may be using it.
          </p>
        )}
        {isBusy && (
          <p
            role="status"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-stage/80 text-sm font-medium"
          >
            <Icon name="loader-circle" className="animate-spin text-[1.75rem]" />
            Processing your receipt...
          </p>
        )}
      </div>
    </div>
  )
}

function Corners() {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" className="absolute inset-0 size-full">
      <path
        className="stroke-white"
        d="M24 54V32a8 8 0 0 1 8-8h22M246 24h22a8 8 0 0 1 8 8v22M276 346v22a8 8 0 0 1-8 8h-22M54 376H32a8 8 0 0 1-8-8v-22"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.9"
      />
    </svg>
  )
}

const choices: readonly { value: CameraMode; label: string }[] = [
  { value: 'one', label: 'One' },
  { value: 'several', label: 'Several' },
]

function ModeSwitch({ disabled }: { disabled: boolean }) {
  const mode = useCameraMode()
  return (
    <fieldset disabled={disabled} className="flex rounded-full bg-stage-raised p-0.5">
      <legend className="sr-only">Photos to take</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-full px-4 text-sm font-semibold transition-colors duration-150 has-checked:bg-white has-checked:text-black has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white @max-[22rem]:px-3 @max-[18rem]:min-w-11 @max-[18rem]:px-1"
        >
          <input
            type="radio"
            name="camera-mode"
            value={value}
            checked={mode === value}
            onChange={() => setCameraMode(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
