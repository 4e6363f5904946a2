import clsx from 'clsx'
import { Toast as Radix } from 'radix-ui'
import { useStore } from './create-store.ts'
import { Icon } from './icon.tsx'
import { toastStore } from './toast-store.ts'

const entrance =
  'data-[state=open]:animate-[toast-in-top_200ms_var(--ease-out)] sm:data-[state=open]:animate-[rise-in_200ms_var(--ease-out)] data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards]'
const swipe =
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-[swipe-out_150ms_ease-in_forwards]'

/** Shows the newest toast. Radix's defaults hold: 5 s, swipe right by 50 px, F8 moves the focus here. */
export function Toaster() {
  const toast = useStore(toastStore)
  const isDestructive = toast?.variant === 'destructive'
  return (
    <Radix.Provider>
      {toast && (
        <Radix.Root
          key={toast.id}
          className={clsx(
            // Also while a dialog keeps the rest of the page from being touched.
            'pointer-events-auto flex w-full items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-float',
            isDestructive ? 'border-wrong' : 'border-hairline',
            entrance,
            swipe,
          )}
        >
          <Icon
            name={isDestructive ? 'circle-alert' : 'circle-check'}
            className={clsx('mt-1.5', isDestructive ? 'text-wrong' : 'text-settled')}
          />
          <div className="min-w-0 flex-1 py-1.5 break-words">
            <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 text-sm text-muted">
                {toast.description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label="Dismiss"
            className="-my-1 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
          >
            <Icon name="x" className="text-[18px]" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="fixed inset-x-0 top-0 z-60 m-0 mx-auto flex max-w-[420px] list-none flex-col p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full sm:p-6" />
    </Radix.Provider>
  )
}
