import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { useHasOpenLayer } from '#ui/layers.ts'
import { newVersion } from './service-worker.ts'

/** Offers a new version between two things to do, never above a form or the camera. */
export function NewVersionOffer() {
  const change = useStore(newVersion)
  const isBusy = useHasOpenLayer()
  if (!change || isBusy) return null
  return (
    <section
      aria-label="New version"
      className="fixed inset-x-4 bottom-[calc(9.25rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[420px] items-center gap-1 rounded-card border border-hairline bg-surface py-2 pr-2 pl-4 shadow-float animate-[rise-in_200ms_var(--ease-out)] lg:right-auto lg:bottom-6 lg:left-6 lg:w-80"
    >
      <p role="status" className="min-w-0 flex-1 text-sm font-medium">
        A new version is ready
      </p>
      <Button variant="quiet" onClick={() => newVersion.set(null)}>
        Later
      </Button>
      <Button onClick={change}>Update</Button>
    </section>
  )
}
