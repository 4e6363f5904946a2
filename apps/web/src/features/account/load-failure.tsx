import { Button } from '#ui/button.tsx'

/** Shown in place of a section that could not be loaded. */
export function LoadFailure({
  what,
  query,
}: {
  /** For example `Your devices`. */
  what: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4 text-sm"
    >
      <p className="min-w-0 text-pretty">
        {what} could not be loaded. Please check your connection.
      </p>
      <Button variant="secondary" disabled={query.isFetching} onClick={() => void query.refetch()}>
        {query.isFetching ? 'Retrying...' : 'Retry'}
      </Button>
    </div>
  )
}
