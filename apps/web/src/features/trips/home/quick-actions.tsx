import type { Trip } from '@quittance/contract/trips'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { SectionCard } from '#ui/card.tsx'
import { ActionList } from './action-list.tsx'

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
