import type { Session } from '@quittance/contract/sessions'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export function SessionRow({
  session: { device, address, signedInAt, lastUsedAt, isCurrent },
  isEnding,
  onEnd,
}: {
  session: Session
  isEnding: boolean
  onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <Icon
        name={/iPhone|iPad|Android/.test(device) ? 'smartphone' : 'monitor'}
        className="mt-0.5 self-start text-muted"
      />
      <div className="min-w-24 flex-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-base font-medium break-words text-text">{device}</span>
          {isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="mt-0.5">Last used {isCurrent ? 'now' : timeAgo(lastUsedAt)}</p>
        <p className="mt-0.5 wrap-anywhere">
          Signed in {formatDay(signedInAt)}
          {address && ` from ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          aria-label={`Sign out ${device}`}
          className="shrink-0"
          disabled={isEnding}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
