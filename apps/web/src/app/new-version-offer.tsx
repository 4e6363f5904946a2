import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { Docked } from '#ui/dock.tsx'
import { useHasOpenLayer } from '#ui/layers.ts'
import { newVersion } from './service-worker.ts'

/** Offers a new version when nothing is open, never above a form or the camera. */
export function NewVersionOffer() {
  const change = useStore(newVersion)
  const isBusy = useHasOpenLayer()
  if (!change || isBusy) return null
  return (
    <Docked>
      <section
        aria-label="New version"
        className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-1 border-t border-hairline bg-surface px-4 py-2 animate-[rise-in_200ms_var(--ease-out)] sm:px-6 lg:mt-3 lg:rounded-card lg:border lg:p-3 short:mt-0 short:rounded-none short:border-x-0 short:border-b-0 short:px-6 short:py-2"
      >
        <p role="status" className="min-w-28 flex-1 text-sm font-medium">
          A new version is ready
        </p>
        <Button variant="quiet" onClick={() => newVersion.set(null)}>
          Later
        </Button>
        <Button onClick={change}>Update</Button>
      </section>
    </Docked>
  )
}
