import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

export function MissingTrip({ title }: { title: 'Invalid trip ID' | 'Trip not found' }) {
  return (
    <div className="py-10">
      <StatePanel
        icon="compass"
        title={title}
        actions={
          <>
            <ButtonLink href="/history">Trip History</ButtonLink>
            <ButtonLink variant="secondary" href="/">
              Go Home
            </ButtonLink>
          </>
        }
      >
        The address may be mistyped, or the trip belongs to another account.
      </StatePanel>
    </div>
  )
}
