import clsx from 'clsx'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'

type MenuItem = {
  label: string
  icon: IconName
  onSelect: () => void
  isApart?: boolean
  /** The likeliest choice. */
  isMain?: boolean
}

export function Menu({
  trigger,
  heading,
  items,
}: {
  trigger: ReactNode
  heading?: ReactNode
  items: readonly MenuItem[]
}) {
  const chosen = useRef<() => void>(null)

  // After focus is back on the button, so that a dialog opened now can return it.
  function act() {
    const action = chosen.current
    chosen.current = null
    if (action) queueMicrotask(action)
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={act}
          className="z-50 w-60 max-w-[calc(100vw-1.5rem)] rounded-card border border-hairline bg-surface p-1.5 shadow-float outline-none origin-(--radix-dropdown-menu-content-transform-origin) data-[state=open]:animate-[menu-in_180ms_var(--ease-out)]"
        >
          {heading && <DropdownMenu.Label className="px-3 py-2">{heading}</DropdownMenu.Label>}
          {items.map((item) => (
            <div key={item.label}>
              {item.isApart && <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />}
              <DropdownMenu.Item
                onSelect={() => {
                  chosen.current = item.onSelect
                }}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none',
                  item.isMain
                    ? 'bg-primary font-semibold text-on-primary data-[highlighted]:bg-primary-strong'
                    : 'font-medium data-[highlighted]:bg-sunken [&>.icon]:text-muted',
                )}
              >
                <Icon name={item.icon} />
                {item.label}
              </DropdownMenu.Item>
            </div>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
