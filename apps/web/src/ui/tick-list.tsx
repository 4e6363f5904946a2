import clsx from 'clsx'
import { Icon } from './icon.tsx'

/** A list of conditions, each ticked once met; the count is announced. */
export function TickList({
  id,
  ticks,
  className,
}: {
  id?: string
  ticks: readonly { text: string; isDone: boolean }[]
  className?: string
}) {
  const doneCount = ticks.filter(({ isDone }) => isDone).length
  return (
    <>
      <ul id={id} className={clsx('space-y-1.5 text-sm text-muted', className)}>
        {ticks.map(({ text, isDone }) => (
          <li key={text} className="flex gap-2">
            <Icon
              name={isDone ? 'check' : 'circle'}
              className={clsx(
                'mt-0.5 text-[1rem] transition-colors duration-150',
                isDone ? 'text-settled' : 'text-muted',
              )}
            />
            <span className={clsx('transition-colors duration-150', isDone && 'text-text')}>
              {text}
              {isDone && <span className="sr-only">: done</span>}
            </span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {doneCount > 0 && `${doneCount} of ${ticks.length} done`}
      </p>
    </>
  )
}
