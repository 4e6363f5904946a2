import { Link } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'

type Action = { label: string; icon: IconName } & ({ href: string } | { onSelect: () => void })

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-[calc(var(--spacing-gutter)*0.6)] text-left text-sm font-medium transition-colors duration-150 hover:bg-sunken'

export function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="mx-[calc(var(--spacing-gutter)*-0.6)] -mb-2">
      {actions.map((action) => (
        <li key={action.label}>
          {'href' in action ? (
            <Link href={action.href} onClick={() => scrollTo(0, 0)} className={rowClass}>
              <ActionRow {...action} />
            </Link>
          ) : (
            <button type="button" onClick={action.onSelect} className={rowClass}>
              <ActionRow {...action} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function ActionRow({ label, icon }: { label: string; icon: IconName }) {
  return (
    <>
      <Icon name={icon} className="text-muted" />
      <span className="flex-1">{label}</span>
      <Icon name="chevron-right" className="text-[1.125rem] text-muted" />
    </>
  )
}
