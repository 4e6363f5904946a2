import { retryReading } from '#offline/entries/change.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { useWork } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { wordsAbout } from './words-about-photo.ts'

/** How far the reading of a photo is; the form below can be filled in meanwhile. */
export function ReadingState({ entry }: { entry: Entry }) {
  return (
    <div aria-live="polite" className="*:mb-4">
      <Words entry={entry} />
    </div>
  )
}

function Words({ entry: { id, reading, readingProblem, state } }: { entry: Entry }) {
  const work = useWork(id)
  if (reading) {
    const words = wordsAbout(reading)
    if (!words) return null
    return (
      <p className="flex items-center gap-2 rounded-control bg-sunken p-3.5 text-sm">
        <Icon name="info" className="text-[18px] text-muted" />
        {words}
      </p>
    )
  }
  if (readingProblem && !work) {
    return (
      <div className="flex items-center gap-3 rounded-control bg-waiting-soft p-3.5 pr-2">
        <Icon name="triangle-alert" className="text-[18px] text-waiting" />
        <p className="min-w-0 flex-1 text-sm break-words">
          {readingProblem.message}
          <span className="block text-muted">
            The photo is safe: try again, or fill in the fields yourself.
          </span>
        </p>
        <Button variant="quiet" onClick={() => void retryReading(id)}>
          Retry
        </Button>
      </div>
    )
  }
  if (state !== 'checking') return null
  return (
    <div className="rounded-control bg-primary-soft p-3.5">
      <p className="flex items-center gap-2 text-sm font-medium text-primary">
        <Icon name="loader-circle" className="animate-spin text-[18px]" />
        Processing receipt with AI...
      </p>
      {work && work.part < 1 && (
        <ProgressBar label="Sending the photo" value={work.part} className="mt-3" />
      )}
    </div>
  )
}
