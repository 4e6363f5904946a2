import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { Button } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { Docked } from './dock.tsx'
import { Icon, type IconName } from './icon.tsx'

/** Leads somewhere, does something, expands, or is only said. */
export type WaitingThing = {
  id: string
  words: ReactNode
  icon?: IconName
  href?: string
  onSelect?: () => void
  details?: ReactNode
  /** Below the details; the user may then dismiss it for this session. */
  actions?: ReactNode
}

type Things = { things: readonly WaitingThing[] }

const row = 'flex min-h-11 w-full min-w-0 items-center gap-3 px-4 py-2.5 text-left text-sm'
const pressed = 'rounded-control hover:bg-hairline focus-visible:-outline-offset-2'

/**
 * What waits for the user, in one line that names the first thing and opens to show the others. In
 * the dock it moves no content when it appears.
 */
export function WaitingLine({
  things,
  isDocked = false,
  otherwise = null,
}: Things & {
  isDocked?: boolean
  /** Shown if nothing waits. */
  otherwise?: ReactNode
}) {
  const [, redraw] = useState(0)
  const dismiss = (id: string) => {
    sessionStorage.setItem(`dismissed-${id}`, 'yes')
    redraw((count) => count + 1)
  }
  const [first, ...others] = things
    .filter(({ id }) => !sessionStorage.getItem(`dismissed-${id}`))
    .map((thing) => (thing.actions ? toDismiss(thing, dismiss) : thing))
  if (!first) return otherwise
  const line = (
    <section
      aria-label="What waits"
      className={clsx(
        'bg-waiting-soft',
        isDocked
          ? 'max-h-[60dvh] overflow-y-auto border-t border-hairline lg:mt-3 lg:rounded-control lg:border short:mt-0 short:rounded-none short:border-x-0 short:border-b-0'
          : 'rounded-control',
      )}
    >
      {others.length === 0 ? <ThingRow {...first} /> : <Opening {...{ first, others }} />}
    </section>
  )
  return isDocked ? <Docked>{line}</Docked> : line
}

function toDismiss({ actions, ...thing }: WaitingThing, dismiss: (id: string) => void) {
  const details = (
    <section aria-labelledby={thing.id} className="px-4 pb-3 text-sm">
      {thing.details}
      <div className="mt-3 flex flex-wrap gap-2">
        {actions}
        <Button variant="quiet" onClick={() => dismiss(thing.id)}>
          Dismiss
        </Button>
      </div>
    </section>
  )
  return { ...thing, words: <span id={thing.id}>{thing.words}</span>, details }
}

function Opening({ first, others }: { first: WaitingThing; others: WaitingThing[] }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const list = <WaitingList id={id} things={others} />
  const count = `+${others.length}`
  if (!first.href && !first.onSelect) {
    return (
      <Disclosure summary={<Amber {...first} count={count} />}>
        {first.details}
        {list}
      </Disclosure>
    )
  }
  return (
    <>
      <div className="flex">
        <ThingRow {...first} isBeside />
        <button
          type="button"
          aria-label={`${others.length} more`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={clsx(row, pressed, 'amount w-auto! shrink-0 gap-1! px-3! text-waiting')}
        >
          {count}
          <Icon name="chevron-down" className={clsx('text-[1.125rem]', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && list}
    </>
  )
}

function WaitingList({ things, id }: Things & { id: string }) {
  return (
    <ul id={id}>
      {things.map((thing) => (
        <li key={thing.id}>
          <ThingRow {...thing} />
        </li>
      ))}
    </ul>
  )
}

function ThingRow({ isBeside = false, ...thing }: WaitingThing & { isBeside?: boolean }) {
  const { href, onSelect, details } = thing
  if (details) return <Disclosure summary={<Amber {...thing} />}>{details}</Disclosure>
  const className = clsx(row, (href || onSelect) && pressed, isBeside && 'pr-0!')
  const face = (
    <>
      <Amber {...thing} />
      {(href || onSelect) && !isBeside && (
        <Icon name="chevron-right" className="ml-auto text-[1.125rem] text-muted" />
      )}
    </>
  )
  if (href) return <Link {...{ href, className }}>{face}</Link>
  if (!onSelect) return <p className={className}>{face}</p>
  return (
    <button type="button" onClick={onSelect} className={className}>
      {face}
    </button>
  )
}

type AmberProps = Pick<WaitingThing, 'icon' | 'words'> & { count?: string }

export function Amber({ icon = 'triangle-alert', words, count }: AmberProps) {
  return (
    <span className="flex items-start gap-2.5 font-medium text-waiting">
      <Icon name={icon} className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 text-balance break-words">
        {words}
        {count && ` ${count}`}
      </span>
    </span>
  )
}
