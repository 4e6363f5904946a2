import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; icon?: ReactNode; content: ReactNode }

/** A few views of one thing; the first shows at the start. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-control bg-sunken p-1 dark:bg-surface"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[7px] px-2 text-sm sm:px-4 max-[23rem]:[&>.icon]:hidden font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-text data-[state=active]:bg-surface data-[state=active]:text-text data-[state=active]:shadow-sm dark:data-[state=active]:bg-hairline"
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
