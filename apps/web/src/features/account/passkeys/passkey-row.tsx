import type { Passkey } from '@quittance/contract/passkeys'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

export function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name="key-round" className="mt-0.5 text-muted" />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="text-base font-medium break-words text-text">{name}</p>
        <p className="mt-0.5">
          Added {formatDay(createdAt)} <span aria-hidden="true">·</span>{' '}
          {lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${name}`}
            className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
          >
            <Icon name="ellipsis-vertical" />
          </button>
        }
        items={[
          { label: 'Rename', icon: 'pencil', onSelect: onRename },
          { label: 'Remove', icon: 'trash-2', onSelect: onRemove },
        ]}
      />
    </li>
  )
}
