import clsx from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; icon?: ReactNode; content: ReactNode }

/** `first` is the initial tab; otherwise the first in order. */
export function Tabs({
  label,
  tabs,
  first,
}: {
  label: string
  tabs: readonly Tab[]
  first?: string
}) {
  const start = tabs.find(({ value }) => value === first) ?? tabs[0]
  return (
    <Radix.Root defaultValue={start?.value} className="@container">
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-control bg-sunken p-1 dark:bg-surface"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[7px] px-1 py-1.5 text-sm font-medium text-muted transition-colors duration-150 hover:text-text data-[state=active]:bg-surface data-[state=active]:text-text data-[state=active]:shadow-sm @min-[26rem]:px-2 @max-[36rem]:[&>.icon]:hidden dark:data-[state=active]:bg-hairline',
              // Five tabs that do not fit on a line wrap as three and two.
              tabs.length === 5 && '@max-[20rem]:basis-[30%]',
              'whitespace-nowrap @max-[13rem]:basis-full',
            )}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="mt-6 animate-[fade-in_150ms_var(--ease-out)] rounded-card"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
