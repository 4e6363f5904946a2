import clsx from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { ReviewNote } from './review-note.ts'

const noteStyles: Record<ReviewNote['kind'], { icon: IconName; ground: string; ink: string }> = {
  refused: { icon: 'circle-alert', ground: 'bg-wrong-soft', ink: 'text-wrong' },
  unread: { icon: 'triangle-alert', ground: 'bg-waiting-soft', ink: 'text-waiting' },
  duplicate: { icon: 'copy', ground: 'bg-waiting-soft', ink: 'text-waiting' },
  several: { icon: 'images', ground: 'bg-waiting-soft', ink: 'text-waiting' },
  check: { icon: 'triangle-alert', ground: 'bg-waiting-soft', ink: 'text-waiting' },
  remark: { icon: 'info', ground: 'bg-sunken', ink: 'text-text' },
  photo: { icon: 'info', ground: 'bg-sunken', ink: 'text-text' },
  reading: { icon: 'loader-circle', ground: 'bg-primary-soft', ink: 'text-primary' },
  letters: { icon: 'globe', ground: 'bg-sunken', ink: 'text-text' },
  doubt: { icon: 'triangle-alert', ground: 'bg-waiting-soft', ink: 'text-waiting' },
  read: { icon: 'circle-check', ground: 'bg-settled-soft', ink: 'text-settled' },
}

type Action = { label: string; onClick: (() => void) | undefined }
type Does = Partial<Record<ReviewNote['kind'], Action | undefined>>

/** The notes are below the photo, which shrinks for them, so that the form does not move. */
export function ReviewStatus({
  notes,
  part,
  does,
  hasRoom = false,
  about,
}: {
  notes: readonly ReviewNote[]
  /** Progress from 0 to 1 of the upload, or of the download of a language pack. */
  part: { label: string; value: number } | null
  does: Does
  /** Many notes are possible, so reserve the full height, and nothing moves when a reading arrives. */
  hasRoom?: boolean
  /** The name and kind of the document. */
  about?: string | undefined
}) {
  const [main, ...others] = notes
  const { ref, overflows } = useOverflow()
  const said = notes
    .map(({ words, detail }) => [words, detail].filter(Boolean).join('. '))
    .join('. ')
  useEffect(() => {
    // A refusal is an alert, which screen readers announce themselves.
    if (said && main?.kind !== 'refused') announce(said)
  }, [said, main?.kind])
  if (!main) return null
  const { ground } = noteStyles[main.kind]
  return (
    <div
      key={main.kind}
      ref={ref}
      // Focusable only so that the keyboard can scroll it.
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': 'About this receipt' })}
      className={clsx(
        'relative shrink-0 tight:max-h-none tight:h-auto overflow-y-auto overscroll-contain px-5 py-2.5 text-sm focus-visible:-outline-offset-2 sm:px-6 side:px-4',
        hasRoom ? 'h-27' : 'max-h-[65%]',
        ground,
      )}
    >
      <div>
        <Line note={main} isMain does={does} />
        {others.map((note) => (
          <Line key={note.words} note={note} does={does} />
        ))}
        {about && <p className="mt-1.5 pl-6.5 wrap-anywhere text-muted tight:pl-0">{about}</p>}
      </div>
      {part && part.value < 1 && (
        <ProgressBar {...part} className="absolute inset-x-0 bottom-0 rounded-none" />
      )}
    </div>
  )
}

function Line({
  note: { kind, words, detail },
  isMain = false,
  does,
}: {
  note: ReviewNote
  isMain?: boolean
  does: Does
}) {
  const { icon, ink } = noteStyles[kind]
  const action = does[kind]
  return (
    <div
      className={clsx(
        'flex items-start gap-2 tight:flex-wrap',
        isMain ? detail && 'max-sm:flex-wrap' : 'mt-1.5',
      )}
      {...(kind === 'refused' && { role: 'alert' })}
    >
      <Icon
        name={icon}
        className={clsx('mt-px text-[1.125rem]', ink, kind === 'reading' && 'animate-spin')}
      />
      <p className="min-w-0 flex-1 break-words max-sm:basis-[70%] tight:basis-[70%]">
        <span className={clsx('font-medium', ink)}>{words}</span>
        {isMain && detail && <span className="amount block text-muted">{detail}</span>}
      </p>
      {action && (
        <Button
          variant="quiet"
          className={clsx(
            '-my-2 -mr-2 ml-auto shrink-0 tight:mt-0',
            !action.onClick && 'invisible',
          )}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** Whether an element's content is taller than the element. */
function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    // The content may grow while the element does not.
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
