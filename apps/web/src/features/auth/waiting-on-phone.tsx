import { useEffect, useState } from 'react'
import { findLeftBehind, leftBehind } from '#lib/account/left-behind.ts'
import { useStore } from '#ui/create-store.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyDialog } from '#ui/lazy-dialog.tsx'

const LeftBehindDialog = lazyDialog(() =>
  import('./left-behind-dialog.tsx').then((m) => m.LeftBehindDialog),
)

/** Shows only how many receipts this phone holds, because anyone may be looking. */
export function WaitingOnPhone() {
  const { receipts: count, accounts } = useStore(leftBehind)
  const [isOpen, setIsOpen] = useState(false)
  // The page may have been preloaded long ago.
  useEffect(() => void findLeftBehind(), [])
  if (count === 0) return null
  return (
    <section
      aria-labelledby="waiting-title"
      className="mb-7 flex gap-3 rounded-card border border-hairline bg-waiting-soft p-4"
    >
      <Icon name="smartphone" className="mt-0.5 text-waiting" />
      <div className="min-w-0">
        <h2 id="waiting-title" className="font-semibold">
          {count === 1
            ? `1 receipt waits on this ${deviceNoun}`
            : `${count} receipts wait on this ${deviceNoun}`}
        </h2>
        <p className="mt-0.5 text-sm text-pretty">
          {count === 1
            ? 'Log in with the account it was added in. Once saved, it goes to its trip.'
            : 'Log in with the account they were added in. Once saved, they go to their trip.'}
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          className="-mb-3 min-h-11 rounded-control text-sm font-medium text-primary underline-offset-4 hover:underline"
          onClick={() => setIsOpen(true)}
        >
          Was the account deleted?
        </button>
      </div>
      {(isOpen || LeftBehindDialog.isLoaded()) && (
        <LeftBehindDialog
          isOpen={isOpen}
          count={count}
          accounts={accounts}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
