import type { Trip } from '@quittance/contract/trips'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const actionClass = 'flex-1 basis-40 px-3!'

export function QuickActions({ trip }: { trip: Trip }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-2 text-base font-semibold">
        Quick Actions
      </h2>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant="secondary"
          href="/receipts"
          className={actionClass}
          onClick={() => scrollTo(0, 0)}
        >
          <Icon name="list" className="text-[1.125rem] text-muted" />
          View All Receipts
        </ButtonLink>
        <Button
          variant="secondary"
          className={actionClass}
          onClick={() => openTripDialog('edit', trip)}
        >
          <Icon name="pencil" className="text-[1.125rem] text-muted" />
          Edit Trip Details
        </Button>
      </div>
    </section>
  )
}
