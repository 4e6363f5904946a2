import clsx from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { ReviewNote } from './review-note.ts'

const looks: Record<ReviewNote['kind'], { icon: IconName; ground: string; ink: string }> = {
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

type Does = Partial<Record<ReviewNote['kind'], { label: string; onClick: () => void } | undefined>>

/** What there is to say of the receipt, in one place below its photo, which makes room for it: the form stays where it is. */
export function ReviewStatus({
  notes,
  part,
  does,
  hasRoom = false,
  about,
}: {
  notes: readonly ReviewNote[]
  /** How much of the photo is sent, from 0 to 1, while it is; of the letters that are loaded for it. */
  part: { label: string; value: number } | null
  /** What can be done about a note. */
  does: Does
  /** Much may be said of it: the box then has its whole room from the beginning, and nothing moves when a reading comes. */
  hasRoom?: boolean
  /** What it is that is spoken of. */
  about?: string | undefined
}) {
  const [main, ...others] = notes
  const { ref, overflows } = useOverflow()
  const said = notes
    .map(({ words, detail }) => [words, detail].filter(Boolean).join('. '))
    .join('. ')
  useEffect(() => {
    // What is refused is an alert, which says itself.
    if (said && main?.kind !== 'refused') announce(said)
  }, [said, main?.kind])
  if (!main) return null
  const { ground } = looks[main.kind]
  return (
    <div
      ref={ref}
      // The keyboard scrolls it, and stops here for nothing else.
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
  const { icon, ink } = looks[kind]
  const action = does[kind]
  return (
    <div
      className={clsx('flex items-start gap-2 tight:flex-wrap', !isMain && 'mt-1.5')}
      {...(kind === 'refused' && { role: 'alert' })}
    >
      <Icon
        name={icon}
        className={clsx('mt-px text-[1.125rem]', ink, kind === 'reading' && 'animate-spin')}
      />
      <p className="min-w-0 flex-1 break-words tight:basis-[70%]">
        <span className={clsx('font-medium', ink)}>{words}</span>
        {isMain && detail && <span className="amount block text-muted">{detail}</span>}
      </p>
      {action && (
        <Button
          variant="quiet"
          className="-my-2 -mr-2 shrink-0 tight:ml-auto tight:mt-0"
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** Whether more is in an element than its height shows. */
function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    // What is in it may grow though it does not.
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
