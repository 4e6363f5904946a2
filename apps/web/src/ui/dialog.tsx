import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useLayer } from './layers.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** `sheet` rises from the bottom edge on phones, `screen` fills them; from 640 px on all are a centred card. */
  form?: keyof typeof forms
  /** Room for two columns where the window has it. */
  isWide?: boolean
  /** Replaces another one, so it appears without motion. */
  isContinued?: boolean
  /** Closes by its own buttons only: what it shows is not shown again. */
  isStaying?: boolean
  children?: ReactNode
  footer?: ReactNode
}

const card =
  'max-sm:inset-x-4 max-sm:top-1/2 max-sm:-translate-y-1/2 max-sm:rounded-card max-sm:data-[state=open]:animate-[dialog-in_180ms_var(--ease-out)]'
const sheet =
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-card max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-[state=open]:animate-[sheet-in_220ms_var(--ease-out)] max-sm:data-[state=closed]:animate-[sheet-out_150ms_ease-in_forwards]'
const screen =
  'max-sm:inset-0 max-sm:max-h-none max-sm:border-0 max-sm:pt-[env(safe-area-inset-top)] max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-[state=open]:animate-[fade-in_180ms_var(--ease-out)]'
const forms = { card, sheet, screen }

/** A question or a form above the page. A <form> inside may wrap the fields; name it in the footer's button. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  form = 'card',
  isWide = false,
  isContinued = false,
  isStaying = false,
  children,
  footer,
}: DialogProps) {
  const opener = useRef<HTMLElement>(null)
  useLayer(open, () => !isStaying && onOpenChange(false))

  function takeFocus(event: Event) {
    opener.current = document.activeElement as HTMLElement | null
    // On a full screen there is something to look at first; a keyboard would cover it.
    if (form === 'screen') focusContent(event)
    else focusFirstField(event)
  }

  return (
    <Radix.Root open={open} onOpenChange={isStaying ? undefined : onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={clsx(
            'fixed inset-0 z-50 bg-backdrop data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards] data-[state=open]:animate-[fade-in_180ms_var(--ease-out)]',
            isContinued && 'animate-none!',
          )}
        />
        <Radix.Content
          className={clsx(
            'fixed z-50 flex max-h-[calc(100dvh-3rem)] flex-col border border-hairline bg-surface shadow-float outline-none',
            'sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:data-[state=open]:animate-[dialog-in_180ms_var(--ease-out)]',
            'data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards]',
            isWide ? 'sm:max-w-lg lg:max-w-4xl' : 'sm:max-w-lg',
            forms[form],
            isContinued && 'animate-none!',
          )}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={() => opener.current?.focus()}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold tracking-tight text-balance">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-pretty text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {!isStaying && (
              <Radix.Close
                aria-label="Close"
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
              >
                <Icon name="x" />
              </Radix.Close>
            )}
          </header>
          {children && (
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-hairline px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Whoever opens a form wants to fill it in; otherwise the focus starts at the title. */
function focusFirstField(event: Event) {
  event.preventDefault()
  const content = event.currentTarget as HTMLElement
  const field = content.querySelector<HTMLElement>('input, textarea, select')
  ;(field ?? content).focus()
}

function focusContent(event: Event) {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}
