import type { SecurityEvent, SecurityEventKind } from '@quittance/contract/sessions'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { formatMoment } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

const atOnce = 10

export function SecurityEvents({ query }: { query: UseQueryResult<SecurityEvent[]> }) {
  const [shown, setShown] = useState(atOnce)
  return (
    <SectionCard
      title="Recent activity"
      hint="From the last 180 days. Not you? Change your password: this signs out every other device."
    >
      {query.data ? (
        <EventList events={query.data.slice(0, shown)} />
      ) : (
        <LoadFailure what="Recent activity" query={query} />
      )}
      {query.data && query.data.length > shown && (
        <Button
          variant="secondary"
          className="mt-5 max-sm:w-full"
          onClick={() => setShown(shown + atOnce)}
        >
          Show more
        </Button>
      )}
    </SectionCard>
  )
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) {
    return <p className="text-sm text-muted">No activity yet.</p>
  }
  return (
    <ul className="-my-3 divide-y divide-hairline">
      {events.map(({ id, at, kind, device, address }) => (
        <li key={id} className="flex gap-3 py-3">
          <Icon
            name={securityEventLabels[kind].icon}
            className={kind === 'sign-in-failed' ? 'mt-0.5 text-waiting' : 'mt-0.5 text-muted'}
          />
          <div className="grid min-w-0 flex-1 gap-x-4 text-sm text-muted sm:grid-cols-[1fr_auto]">
            <p className="text-base font-medium text-text">{securityEventLabels[kind].words}</p>
            <p className="wrap-anywhere empty:hidden">
              {[device, address].filter(Boolean).join(' · ')}
            </p>
            <time dateTime={at} className="amount sm:col-start-2 sm:row-start-1 sm:leading-6">
              {formatMoment(at)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

type EventLabel = { icon: IconName; words: string }

export const securityEventLabels: Record<SecurityEventKind, EventLabel> = {
  'sign-up': { icon: 'user', words: 'Account created' },
  'sign-in': { icon: 'circle-check', words: 'Signed in' },
  'sign-in-failed': { icon: 'triangle-alert', words: 'A sign-in failed' },
  'password-changed': { icon: 'lock', words: 'Password changed' },
  'password-reset': { icon: 'lock', words: 'Password reset by an email link' },
  'address-change-asked': { icon: 'mail', words: 'Email address change requested' },
  'address-changed': { icon: 'mail-check', words: 'Email address changed' },
  'address-change-undone': { icon: 'rotate-ccw', words: 'Email address change undone' },
  'session-ended': { icon: 'log-out', words: 'Another device signed out' },
  'sso-linked': { icon: 'key-round', words: 'Single sign-on linked' },
  'passkey-added': { icon: 'key-round', words: 'Passkey added' },
  'passkey-removed': { icon: 'key-round', words: 'Passkey removed' },
  'token-created': { icon: 'key-round', words: 'Access token created' },
  'token-revoked': { icon: 'key-round', words: 'Access token revoked' },
  'webhook-added': { icon: 'globe', words: 'Webhook added' },
  'webhook-removed': { icon: 'globe', words: 'Webhook removed' },
  'second-step-on': { icon: 'shield-check', words: 'Two-step sign-in turned on' },
  'second-step-off': { icon: 'triangle-alert', words: 'Two-step sign-in turned off' },
  'recovery-codes-renewed': { icon: 'refresh-cw', words: 'New recovery codes created' },
  'premium-granted': { icon: 'sparkles', words: 'Pro granted by an administrator' },
  'premium-revoked': { icon: 'sparkles', words: 'Pro revoked by an administrator' },
  'admin-made': { icon: 'shield-check', words: 'Made an administrator' },
  'admin-removed': { icon: 'shield-check', words: 'No longer an administrator' },
  'signed-out': { icon: 'log-out', words: 'Signed out everywhere by an administrator' },
  'invitation-sent': { icon: 'mail', words: 'Invitation sent' },
  'invitation-withdrawn': { icon: 'mail', words: 'Invitation withdrawn' },
  'mail-retried': { icon: 'refresh-cw', words: 'Email tried again' },
  'data-exported': { icon: 'download', words: 'Download of all data started' },
  'file-refused': { icon: 'triangle-alert', words: 'A file was refused by the virus scanner' },
  'account-deleted': { icon: 'trash-2', words: 'Account deleted' },
}
