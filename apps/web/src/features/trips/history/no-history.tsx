import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

export function NoHistory() {
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-10">
      <StatePanel
        icon="history"
        title="No finalized trips yet"
        isPart
        actions={
          <ButtonLink variant="secondary" href="/">
            Go Home
          </ButtonLink>
        }
      >
        A trip moves here when you finalize it, with its receipts and totals.
      </StatePanel>
    </div>
  )
}
