import clsx from 'clsx'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Announcer } from './announcer.tsx'
import { useStore } from './create-store.ts'
import { Icon } from './icon.tsx'
import { useToastInset } from './toast-place.ts'
import { markShown, type Toast, toastStore } from './toast-store.ts'

const toneStyles = {
  done: { icon: 'circle-check', color: 'text-settled' },
  info: { icon: 'info', color: 'text-primary' },
  waiting: { icon: 'clock', color: 'text-waiting' },
  wrong: { icon: 'circle-alert', color: 'text-wrong' },
} as const

const entrance =
  'data-[state=open]:animate-[toast-in-top_200ms_var(--ease-out)] sm:data-[state=open]:animate-[rise-in_200ms_var(--ease-out)] data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards]'
const swipe =
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-[swipe-out_150ms_ease-in_forwards]'
const control =
  'min-h-11 shrink-0 rounded-control transition-colors duration-150 hover:bg-sunken hover:text-text'

/**
 * Shows the newest toast, and contains the live region. Radix's defaults hold: 5 s, swipe right by
 * 50 px, F8 moves the focus here.
 */
export function Toaster() {
  const toast = useStore(toastStore)
  const list = useRef<HTMLOListElement>(null)
  const inset = useToastInset(toast, list)
  return (
    <Radix.Provider>
      {toast && <OneToast key={toast.id} {...toast} />}
      <Radix.Viewport
        ref={list}
        style={{ '--inset': `${inset}px` } as React.CSSProperties}
        className="fixed inset-x-0 top-0 z-60 m-0 mx-auto flex max-w-[420px] list-none flex-col p-2 pt-[max(0.5rem,env(safe-area-inset-top))] outline-none translate-y-(--inset) sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:-translate-y-(--inset) sm:w-full sm:p-6 short:p-3"
      />
      <Announcer />
    </Radix.Provider>
  )
}

function OneToast({
  id,
  title,
  description,
  variant,
  tone = 'done',
  action,
  isOver = false,
}: Toast) {
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => markShown(id), [id])
  const isWrong = variant === 'destructive'
  const { icon, color } = toneStyles[isWrong ? 'wrong' : tone]
  return (
    <Radix.Root
      open={isOpen && !isOver}
      onOpenChange={setIsOpen}
      className={clsx(
        // Clickable even while a dialog blocks the rest of the page.
        'pointer-events-auto @container max-h-[45dvh] w-full overflow-y-auto rounded-card border bg-surface py-1 pr-1 pl-3.5 shadow-float sm:py-2 sm:pr-2 sm:pl-4',
        isWrong ? 'border-wrong' : 'border-hairline',
        entrance,
        swipe,
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 break-words @max-[16rem]:gap-x-0">
        {/* Large text needs the room, so that no word is broken; the text says the same. */}
        <Icon name={icon} className={clsx('mt-3 @max-[16rem]:hidden', color)} />
        <Radix.Title
          className={clsx(
            'col-start-2 pt-3 text-sm font-semibold hyphens-auto',
            !description && 'pb-3',
          )}
        >
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description
            className={clsx(
              'col-start-2 row-start-2 pb-3 text-sm text-pretty text-muted',
              // Large text has the whole width.
              '@max-[16rem]:col-span-full @max-[16rem]:col-start-1 @max-[16rem]:pr-2',
            )}
          >
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onSelect}
            className={clsx(
              control,
              'col-start-3 row-span-2 row-start-1 -mr-3 px-3 text-sm font-semibold text-primary',
              '@max-[20rem]:col-span-2 @max-[20rem]:col-start-2 @max-[20rem]:row-span-1 @max-[20rem]:row-start-3 @max-[20rem]:-ml-3 @max-[20rem]:justify-self-start',
            )}
          >
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close
          aria-label="Dismiss"
          className={clsx(
            control,
            'col-start-4 row-span-2 row-start-1 grid size-11 place-items-center text-muted @max-[16rem]:row-span-1',
          )}
        >
          <Icon name="x" className="text-[1.125rem]" />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
}
