import type { ReadField } from '@quittance/contract/read-fields'
import { type MouseEvent, useCallback, useId, useRef, useState } from 'react'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import { unconfirmedFields } from '#features/receipts/form/field-warnings.ts'
import type { ReceiptFieldName } from '#features/receipts/form/receipt-fields.ts'
import { ReceiptForm } from '#features/receipts/form/receipt-form.tsx'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { isWaitingOffline, showKeptToast, whyNotSaved } from '#features/receipts/tell-kept.ts'
import { useActiveTrip, useTrip } from '#lib/data/trips.ts'
import { confirmEntry, type Outcome } from '#offline/entries/entry-actions.ts'
import type { Entry, EntryProgress } from '#offline/entries/entry-list.ts'
import { useEntryProgress } from '#offline/entries/use-entries.ts'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { DeletedQuestion } from './deleted-question.tsx'
import { ReviewSide } from './review-side.tsx'
import { isBeingRead, needsTrip, waitsForReading } from './save-state.ts'
import { askForTrip, TripQuestion } from './trip-question.tsx'
import { useDiscardEntry } from './use-discard-entry.tsx'
import { useEntryForm } from './use-entry-form.ts'

type ReviewOverlayProps = {
  entry: Entry
  place: { position: number; total: number }
  onDone: () => void
  onClose: () => void
  /** Retakes the photo, or leaves the file for later. */
  other: { label: string; onClick: () => void } | undefined
  /** Opens the camera again after saving. */
  onNextPhoto?: (() => void) | undefined
  /** Asks for a trip; undefined if there is one. */
  onNoTrip?: (() => void) | undefined
}

/** The reading of a photo for the user to correct and save. Closing loses nothing: the entry stays on this device. */
export function ReviewOverlay({
  entry,
  place,
  onDone,
  onClose,
  other,
  onNextPhoto,
  onNoTrip,
}: ReviewOverlayProps) {
  const formId = useId()
  const { data: active } = useActiveTrip()
  const trip = useTrip(entry.tripId)
  const blank = blankReceipt(trip?.currency ?? active?.currency, trip?.paidBy)
  const work = useEntryProgress(entry.id)
  const { form, markReviewed, lookedAt, ...offers } = useEntryForm(entry, blank)
  const values = form.watch()
  const discard = useDiscardEntry(entry)
  const steady = useSteadyFocus()
  const { confirm, isPending } = useConfirmEntry({
    entry,
    isInBackground: place.total > place.position,
    onDone,
    onFailure: tellFailure,
  })
  const isNextWanted = useRef(false)
  const { reading } = entry
  const [focused, setFocused] = useState<ReceiptFieldName | 'items' | null>(null)
  const isWaiting = waitsForReading(isBeingRead(entry, work !== null), values)

  function submit(receipt: CheckedReceipt) {
    if (needsTrip(entry) || !entry.photo?.size) {
      return tellNowhereToGo(onNoTrip && needsTrip(entry) && (() => askForTrip(entry, onNoTrip)))
    }
    const unconfirmed = unconfirmedFields(reading, form.getValues(), lookedAt.current)
    void confirm(receipt, unconfirmed, isNextWanted.current ? onNextPhoto : undefined)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      form="screen"
      isWide
      isContinued={place.position > 1}
      title={
        place.total > 1 ? `Review Receipt · ${place.position} of ${place.total}` : 'Review Receipt'
      }
      side={<ReviewSide {...{ entry, values, focused }} />}
      footer={
        <ReviewFooter
          {...{ formId, isWaiting, isPending, work, other }}
          hasNext={Boolean(onNextPhoto)}
          onSave={(isNext) => {
            isNextWanted.current = isNext
          }}
          onDiscard={discard.ask}
        />
      }
    >
      <div ref={steady} className="pt-4 side:pt-0">
        <DeletedQuestion entry={entry} />
        <TripQuestion {...{ entry, onNoTrip }} />
        <ReceiptForm
          id={formId}
          form={form}
          amountType="text"
          tripCurrency={trip?.currency}
          trip={trip}
          {...offers}
          reading={reading}
          onFocusField={(name) => {
            setFocused(name)
            if (name !== 'items') markReviewed(name)
          }}
          onSubmit={submit}
          onMissing={tellMissing}
        />
      </div>
      {discard.question}
    </Dialog>
  )
}

function tellNowhereToGo(onAskForTrip: (() => void) | false | undefined) {
  const action = onAskForTrip && { action: { label: 'Create a trip', onSelect: onAskForTrip } }
  const description = 'Missing trip or image data'
  toast({ title: 'Error', description, variant: 'destructive', ...action })
}

function tellMissing() {
  toastFailure('Missing Information', 'Please fill out all required fields')
}

function tellFailure(message: string) {
  const description = message || 'Failed to save receipt'
  toastFailure('Error', description)
}

type Confirmation = {
  entry: Entry
  /** There are more to check, so it is sent while the next form is open. */
  isInBackground: boolean
  /** It is being sent, or waits for a network: the form can close. */
  onDone: () => void
  onFailure: (message: string) => void
}

const notWritten =
  'Failed to save receipt. This browser could not store it: please try again, or reopen the app.'

/** Sends a reviewed entry; offline it stays on this device and is sent later. */
function useConfirmEntry({ entry, isInBackground, onDone, onFailure }: Confirmation) {
  const [isPending, setIsPending] = useState(false)

  /** With `goOn`, it is sent in the background too. */
  async function confirm(
    receipt: CheckedReceipt,
    unconfirmed: readonly ReadField[],
    goOn?: () => void,
  ) {
    const isAside = isInBackground || goOn !== undefined
    setIsPending(true)
    announce('Saving receipt')
    const form = { ...receipt, notes: receipt.notes ?? '' }
    const delivery = await confirmEntry(entry.id, form, unconfirmed).catch(() => null)
    if (!delivery) {
      setIsPending(false)
      toastFailure('Error', notWritten)
      return
    }
    if (isAside) onDone()
    goOn?.()
    const outcome = await delivery()
    setIsPending(false)
    const isOver = !('error' in outcome) || isWaitingOffline(entry.id, outcome)
    if (isWaitingOffline(entry.id, outcome)) showKeptToast()
    else if ('error' in outcome && isFailure(outcome)) onFailure(whyNotSaved(outcome.error))
    if (!isAside && isOver) onDone()
  }

  return { confirm, isPending }
}

/** A login, and a deleted receipt, have their own dialogs. */
function isFailure({ kind }: Outcome) {
  return kind !== 'signed-out' && kind !== 'deleted'
}

const why = 'Save when it is read, or fill in the fields.'

/** The review's buttons; while a required reading is pending, the save button says so when pressed. */
function ReviewFooter({
  formId,
  isWaiting,
  isPending,
  work,
  other,
  hasNext,
  onSave,
  onDiscard,
}: {
  formId: string
  isWaiting: boolean
  isPending: boolean
  work: EntryProgress | null
  other: { label: string; onClick: () => void } | undefined
  hasNext: boolean
  onSave: (isNext: boolean) => void
  onDiscard: () => void
}) {
  const whyId = useId()

  function save(event: MouseEvent, isNext: boolean) {
    onSave(isNext)
    if (!isWaiting) return
    event.preventDefault()
    toast({ title: why })
  }

  const saving = {
    type: 'submit',
    form: formId,
    disabled: isPending,
    'aria-disabled': isWaiting,
    'aria-describedby': isWaiting ? whyId : undefined,
  } as const

  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        aria-label="Discard"
        className="-ml-3 shrink-0 text-wrong sm:mr-auto"
        onClick={onDiscard}
      >
        <Icon name="trash-2" className="text-[1.125rem]" />
        <span className={hasNext ? 'hidden' : 'max-sm:hidden'}>Discard</span>
      </Button>
      {isWaiting && (
        // A line of its own would move the buttons when it goes.
        <p id={whyId} className="sr-only">
          {why}
        </p>
      )}
      {other && (
        <Button
          variant={hasNext ? 'quiet' : 'secondary'}
          className={hasNext ? 'max-sm:px-2' : undefined}
          disabled={isPending}
          onClick={other.onClick}
        >
          {other.label}
        </Button>
      )}
      {/* Not a submit button: the first of those is pressed by Enter. */}
      {hasNext && (
        <Button
          {...saving}
          type="button"
          variant="secondary"
          className="max-sm:px-3"
          onClick={(event) => {
            save(event, true)
            if (!isWaiting) event.currentTarget.form?.requestSubmit()
          }}
        >
          Next photo
        </Button>
      )}
      <Button
        {...saving}
        className="amount aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-sm:flex-1"
        onClick={(event) => save(event, false)}
      >
        {isPending && <Icon name="loader-circle" className="animate-spin text-[1.125rem]" />}
        {isPending ? `Saving... ${Math.round((work?.part ?? 0) * 100)}%` : 'Save Receipt'}
      </Button>
    </div>
  )
}

/**
 * Keeps the focused field in place on screen when the content above it grows or shrinks, as when a
 * reading arrives, by scrolling.
 */
function useSteadyFocus() {
  return useCallback((content: HTMLElement | null) => {
    const scroller = content?.parentElement
    if (!content || !scroller || typeof ResizeObserver === 'undefined') return undefined
    let last: { field: Element; top: number } | null = null

    function note() {
      const field = focusedField(content)
      last = field && { field, top: field.getBoundingClientRect().top }
    }

    const observer = new ResizeObserver(() => {
      const field = focusedField(content)
      if (last && field === last.field) {
        scroller.scrollTop += field.getBoundingClientRect().top - last.top
      }
      note()
    })
    observer.observe(content)
    const control = new AbortController()
    const { signal } = control
    for (const event of ['focusin', 'keydown', 'pointerdown']) {
      content.addEventListener(event, note, { signal })
    }
    scroller.addEventListener('scroll', note, { signal, passive: true })
    addEventListener('resize', note, { signal })
    return () => {
      observer.disconnect()
      control.abort()
    }
  }, [])
}

function focusedField(content: Element | null) {
  const { activeElement } = document
  const isField =
    activeElement?.matches('input, select, textarea') && content?.contains(activeElement)
  return isField ? activeElement : null
}
