import { needsReview } from '#offline/entries/entry-status.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Docked } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { trayStore } from './tray-store.ts'

/** Shown while entries wait for review, in its own row above the navigation on a phone. */
export function TrayButton() {
  const count = useEntries().filter(needsReview).length
  if (count === 0) return null
  return (
    <Docked>
      <button
        type="button"
        onClick={trayStore.open}
        className="flex min-h-12 w-full items-center gap-2 border-t border-hairline bg-waiting-soft px-4 py-2 text-left text-sm font-semibold transition-colors duration-150 hover:bg-sunken @max-[17rem]/shell:min-h-9 @max-[17rem]/shell:py-0 sm:px-6 lg:mt-3 lg:min-h-11 lg:rounded-control lg:border lg:px-3 short:mt-0 short:rounded-none short:border-x-0 short:border-b-0 short:px-6"
      >
        <Icon name="scan-text" className="text-[1.125rem] text-waiting" />
        <span className="amount">{count} to check</span>
        <Icon name="chevron-right" className="ml-auto text-[1.125rem] text-muted" />
      </button>
    </Docked>
  )
}
