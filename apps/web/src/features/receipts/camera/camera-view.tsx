import clsx from 'clsx'
import type { Ref } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Shows exactly what the photo will show: portrait 3:4. */
export function CameraView({
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
