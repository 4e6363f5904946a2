import { isToCheck } from '#offline/entries/marks.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Icon } from '#ui/icon.tsx'
import { trayStore } from './tray-store.ts'

/** Beside the add button for as long as something waits for a look. */
export function TrayButton() {
  const count = useEntries().filter(isToCheck).length
  if (count === 0) return null
  return (
    <button
      type="button"
      onClick={trayStore.open}
      className="fixed right-20 bottom-[calc(5.375rem+env(safe-area-inset-bottom))] z-30 inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface px-4 text-sm font-semibold shadow-float transition duration-150 hover:bg-sunken active:scale-95 sm:right-23 lg:right-[max(5.75rem,calc((100vw-1120px)/2+5.75rem))] lg:bottom-9.5"
    >
      <Icon name="scan-text" className="text-[18px] text-waiting" />
      {count} to check
    </button>
  )
}
