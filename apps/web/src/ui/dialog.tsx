import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { usePlaceAboveKeyboard } from './above-keyboard.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useLayer } from './layers.ts'
import { useDragToClose } from './use-drag-to-close.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** `sheet` rises from the bottom edge on phones, `screen` fills them; from 640 px all are a centred card. */
  form?: keyof typeof forms
  /** Wide enough for two columns. */
  isWide?: boolean
  /** Replaces another dialog, so it appears without animation. */
  isContinued?: boolean
  /** Closes by its own buttons only: its content is not shown again. */
  isStaying?: boolean
  /** Work is in progress: an accidental tap must not close it. */
  isFirm?: boolean
  children?: ReactNode
  /** Above the content on an upright phone, beside it where there is room for two columns. */
  side?: ReactNode
  /** Buttons in the header. */
  actions?: ReactNode
  /** The words of a button in the footer that closes it. */
  dismiss?: string
  footer?: ReactNode
}

const card =
  'max-sm:inset-x-4 max-sm:top-1/2 max-sm:-translate-y-1/2 max-sm:rounded-card max-sm:data-[state=open]:animate-[dialog-in_180ms_var(--ease-out)]'
const sheet =
  // Leaves room for a toast above.
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100cqh-min(5.5rem,14cqh))] max-sm:rounded-t-card max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-[state=open]:animate-[sheet-in_220ms_var(--ease-out)] max-sm:data-[state=closed]:animate-[sheet-out_150ms_ease-in_forwards]'
const screen =
  'max-sm:inset-0 max-sm:max-h-none max-sm:border-0 max-sm:pt-[env(safe-area-inset-top)] max-sm:pb-[env(safe-area-inset-bottom)] max-sm:data-[state=open]:animate-[sheet-in_220ms_var(--ease-out)] short:inset-0 short:max-h-none short:w-auto short:max-w-none short:translate-none short:rounded-none short:border-0'
const grip =
  'before:absolute before:top-2 before:left-1/2 before:h-1 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-line motion-reduce:before:hidden sm:before:hidden'
const forms = { card, sheet, screen }

/** With a side, that takes the full height on the left, and a phone in landscape uses the whole screen. */
const columns =
  'side:grid side:grid-cols-[auto_minmax(0,1fr)] side:grid-rows-[auto_minmax(0,1fr)_auto] side:*:col-start-2 side:*:[div]:contents side:[&>div>:first-child]:row-span-3 side:[&>div>:first-child]:row-start-1 side:[&>div>:last-child]:col-start-2 short:inset-0! short:max-h-none short:w-full short:max-w-none short:translate-none! short:rounded-none! short:border-0 short:pb-0!'

/** A question or a form above the page. A <form> inside may wrap the fields; the footer's button refers to it by id. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  form = 'card',
  isWide = false,
  isContinued = false,
  isStaying = false,
  isFirm = false,
  children,
  side,
  actions,
  dismiss,
  footer,
}: DialogProps) {
  const opener = useRef<HTMLElement>(null)
  const place = usePlaceAboveKeyboard()
  useLayer(open, () => !isStaying && onOpenChange(false))
  const isDragged = form === 'sheet' && !isStaying && !isFirm
  const drag = useDragToClose(isDragged, () => onOpenChange(false))

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
        <div
          style={place}
          className="pointer-events-none fixed inset-0 z-50 [container:dialog/size]"
        >
          <Radix.Content
            className={clsx(
              'pointer-events-auto fixed z-50 flex tight:overflow-y-auto tight:overscroll-contain max-h-[calc(100cqh-3rem)] short:max-h-[calc(100cqh-1rem)] flex-col border border-hairline bg-surface shadow-float outline-none',
              'sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:data-[state=open]:animate-[dialog-in_180ms_var(--ease-out)]',
              'data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards]',
              isWide ? 'sm:max-w-lg lg:max-w-4xl' : 'sm:max-w-lg',
              forms[form],
              side && columns,
              isContinued && 'animate-none!',
            )}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={() => opener.current?.focus()}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <header
              {...drag}
              className={clsx(
                'flex items-start gap-4 px-gutter tight:gap-1 pt-5 pb-4 sm:px-6 sm:pt-6 short:pt-4 short:pb-3',
                isDragged && `${grip} max-sm:touch-none`,
              )}
            >
              <div className="min-w-0 flex-1">
                <Radix.Title className="text-lg font-semibold tracking-tight text-balance break-words hyphens-auto">
                  {title}
                </Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-sm text-pretty text-muted">
                    {description}
                  </Radix.Description>
                )}
              </div>
              {actions}
              {!isStaying && (
                <Radix.Close
                  aria-label="Close"
                  className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
                >
                  <Icon name="x" />
                </Radix.Close>
              )}
            </header>
            <div className="flex min-h-0 grow flex-col tight:min-h-auto tight:shrink-0 short:flex-row lg:flex-row">
              {side}
              {children && (
                <div className="min-h-0 min-w-0 grow scroll-py-6 overflow-y-auto overscroll-contain tight:min-h-auto tight:shrink-0 tight:overflow-visible px-gutter pb-5 sm:px-6 sm:pb-6">
                  {children}
                </div>
              )}
            </div>
            {footer && (
              <footer className="flex flex-col-reverse gap-2 border-t border-hairline px-gutter py-4 sm:flex-row sm:justify-end sm:px-6 short:py-2">
                {dismiss && (
                  <Button variant="secondary" onClick={() => onOpenChange(false)}>
                    {dismiss}
                  </Button>
                )}
                {footer}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Focuses a form's first field unless there is something to read first; otherwise the title. */
function focusFirstField(event: Event) {
  event.preventDefault()
  const content = event.currentTarget as HTMLElement
  const first = content.querySelector<HTMLElement>('[data-focus-first]')
  const field = content.querySelector<HTMLElement>('input, textarea, select')
  const wanted = first ?? field ?? content
  wanted.focus({ preventScroll: true })
  // If both do not fit, start with the content above the field.
  if (!isSeen(wanted, content)) content.focus()
}

function isSeen(field: HTMLElement, content: HTMLElement) {
  const end = content.querySelector(':scope > footer') ?? content
  const edge = end === content ? 'bottom' : 'top'
  return field.getBoundingClientRect().bottom <= end.getBoundingClientRect()[edge]
}

function focusContent(event: Event) {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}
