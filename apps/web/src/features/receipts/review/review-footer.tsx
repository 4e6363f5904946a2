import clsx from 'clsx'
import { type MouseEvent, useId, useState } from 'react'
import type { EntryProgress } from '#offline/entries/entry-list.ts'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const why = 'Save when it is read, or fill in the fields.'

/** The review's buttons; while a required reading is pending, the save button says so. */
export function ReviewFooter({
  formId,
  isWaiting,
  isPending,
  work,
  other,
  onDiscard,
}: {
  formId: string
  isWaiting: boolean
  isPending: boolean
  work: EntryProgress | null
  other: { label: string; onClick: () => void } | undefined
  onDiscard: () => void
}) {
  const whyId = useId()
  const [isAsked, setIsAsked] = useState(false)

  function sayWhyNot(event: MouseEvent) {
    if (!isWaiting) return
    event.preventDefault()
    setIsAsked(true)
    announce(why)
  }

  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        aria-label="Discard"
        className="-ml-3 shrink-0 text-wrong sm:mr-auto"
        onClick={onDiscard}
      >
        <Icon name="trash-2" className="text-[1.125rem]" />
        <span className="max-sm:hidden">Discard</span>
      </Button>
      {isWaiting && (
        <p
          id={whyId}
          className={clsx(
            'order-first flex min-w-0 basis-full items-center justify-center gap-1.5 text-sm sm:justify-end side:order-none side:flex-1',
            isAsked ? 'font-medium text-waiting' : 'text-muted',
          )}
        >
          <Icon name="clock" className="text-[1rem]" />
          {why}
        </p>
      )}
      {other && (
        <Button variant="secondary" disabled={isPending} onClick={other.onClick}>
          {other.label}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        disabled={isPending}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? whyId : undefined}
        className="amount aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-sm:flex-1"
        onClick={sayWhyNot}
      >
        {isPending && <Icon name="loader-circle" className="animate-spin text-[1.125rem]" />}
        {isPending ? `Saving... ${Math.round((work?.part ?? 0) * 100)}%` : 'Save Receipt'}
      </Button>
    </div>
  )
}
