import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { encodeWhole } from './encode-photo.ts'

/** There is no camera, or access was denied; the device's own camera app may still work. */
export function CameraFailure({
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
      toast({
        title: 'Camera Error',
        description: 'Failed to capture image. Please try again.',
        variant: 'destructive',
      })
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
              Check {count}
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
