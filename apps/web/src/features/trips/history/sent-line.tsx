import type { Delivery } from '@quittance/contract/deliveries'
import type { SentClaim } from '@quittance/contract/trips'
import clsx from 'clsx'
import { formatDay, nextTime, timeAgo } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'

const stateStyles = {
  delivered: { icon: 'send', tone: 'text-muted' },
  waiting: { icon: 'clock', tone: 'text-waiting' },
  failed: { icon: 'triangle-alert', tone: 'text-wrong' },
  'not-sent': { icon: 'triangle-alert', tone: 'text-wrong' },
} as const

/** The delivery status of a claim, and whether its page was opened. */
export function SentLine({ claim }: { claim: SentClaim }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <SentTo {...describeSent(claim)} />
      {isWorthSaying(claim) && <Opened claim={claim} />}
    </div>
  )
}

export function DeliveryStatus({ delivery }: { delivery: Delivery }) {
  return <SentTo {...describeSent({ delivery, sentTo: null, sentAt: '' })} />
}

function SentTo({ icon, tone, ...sent }: ReturnType<typeof describeSent>) {
  return (
    <p className={clsx('flex min-w-0 items-start gap-1.5', tone)}>
      <Icon name={icon} className="mt-0.5 text-[1rem]" />
      <span className="min-w-0">
        <AddressLine {...sent} />
      </span>
    </p>
  )
}

/** The address has its own line; only a very long one wraps. */
export function AddressLine({ address, words }: { address: string | null; words: string }) {
  return (
    <>
      {address && (
        <span className="line-clamp-2 wrap-anywhere" title={address}>
          {address}
        </span>
      )}{' '}
      <span className="block wrap-anywhere">{words}</span>
    </>
  )
}

/** To whom a claim was sent, and what became of it; unknown for one from before deliveries were tracked. */
export function describeSent({
  delivery,
  sentTo,
  sentAt,
}: Pick<SentClaim, 'delivery' | 'sentTo' | 'sentAt'>) {
  return delivery
    ? { ...stateStyles[delivery.state], address: delivery.to, words: describeDelivery(delivery) }
    : { ...stateStyles.delivered, address: sentTo, words: `Finalized ${formatDay(sentAt)}` }
}

function describeDelivery(delivery: Delivery) {
  if (delivery.state === 'delivered') return `Sent ${formatDay(delivery.at)}`
  if (delivery.state === 'waiting')
    return `Waiting to be sent, next try ${nextTime(delivery.nextTryAt)}`
  const what = delivery.state === 'failed' ? 'Could not be delivered' : 'Not sent'
  return `${what}: ${delivery.words}`
}

/** Do not mention that an undelivered claim was not opened. */
export function isWorthSaying({ openings, delivery }: SentClaim) {
  return openings > 0 || !delivery || delivery.state === 'delivered'
}

function Opened({ claim }: { claim: SentClaim }) {
  const isOpened = claim.openings > 0
  const { often, last } = describeOpenings(claim)
  return (
    <p className={clsx('flex items-start gap-1.5', isOpened ? 'text-settled' : 'text-muted')}>
      <Icon name={isOpened ? 'eye' : 'mail'} className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 text-balance">{last ? `${often}, last ${last}` : often}</span>
    </p>
  )
}

/** How often, and when last if more than once. */
export function describeOpenings({ openings, lastOpenedAt }: SentClaim): {
  often: string
  last?: string
} {
  if (openings === 0) return { often: 'Not opened yet' }
  const when = lastOpenedAt ? timeAgo(lastOpenedAt) : ''
  return openings === 1
    ? { often: `Opened ${when}` }
    : { often: `Opened ${openings} times`, last: when }
}
