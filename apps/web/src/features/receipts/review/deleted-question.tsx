import { discardEntry, saveDeletedAsNew } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { wasDeleted } from '#offline/entries/entry-status.ts'
import { Button } from '#ui/button.tsx'
import { deviceNoun } from '#ui/device-noun.ts'

/** For a receipt that was saved, then deleted before this phone knew. */
export function DeletedQuestion({ entry }: { entry: Entry }) {
  if (!wasDeleted(entry)) return null
  return (
    <div role="alert" className="mb-4 space-y-3 rounded-control bg-waiting-soft p-3.5 text-sm">
      <p>
        {entry.problem?.message}
        <span className="block text-muted">
          It is still on this {deviceNoun}, and nowhere else.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void saveDeletedAsNew(entry.id)}>
          Keep
        </Button>
        <Button variant="quiet" className="text-wrong" onClick={() => void discardEntry(entry.id)}>
          Discard
        </Button>
      </div>
    </div>
  )
}
