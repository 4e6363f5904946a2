import type { Trip } from '@quittance/contract/trips'
import { SectionCard } from '#ui/card.tsx'
import { ActionList } from './action-list.tsx'
import { openTripDialog } from './trip-dialogs.ts'

export function QuickActions({ trip }: { trip: Trip }) {
  return (
    <SectionCard title="Quick Actions">
      <ActionList
        actions={[
          { label: 'View All Receipts', icon: 'list', href: '/receipts' },
          {
            label: 'Edit Trip Details',
            icon: 'pencil',
            onSelect: () => openTripDialog('edit', trip),
          },
        ]}
      />
    </SectionCard>
  )
}
