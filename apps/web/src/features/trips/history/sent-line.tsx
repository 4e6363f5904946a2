import type { Delivery } from '@quittance/contract/deliveries'
import type { SentClaim } from '@quittance/contract/trips'
import clsx from 'clsx'
import { formatDay, nextTime, timeAgo } from '#lib/format/moments.ts'
import { Icon } from '#ui/icon.tsx'

export const stateStyles = {
  delivered: { icon: 'send', tone: 'text-muted' },
  waiting: { icon: 'clock', tone: 'text-waiting' },
  failed: { icon: 'triangle-alert', tone: 'text-wrong' },
  'not-sent': { icon: 'triangle-alert', tone: 'text-wrong' },
} as const

/** The delivery status of a claim, and whether its page was opened. */
export function SentLine({ claim }: { claim: SentClaim }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {claim.delivery ? <DeliveryStatus delivery={claim.delivery} /> : <Finalized claim={claim} />}
      {isWorthSaying(claim) && <Opened claim={claim} />}
    </div>
  )
}

export function DeliveryStatus({ delivery }: { delivery: Delivery }) {
  const { icon, tone } = stateStyles[delivery.state]
  const { before, after } = describeDelivery(delivery)
  return (
    <p className={clsx('flex min-w-0 items-start gap-1.5', tone)}>
      <Icon name={icon} className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 wrap-anywhere">
        {before}{' '}
        <span className="inline-block max-w-full">
          <Address address={delivery.to} />
        </span>
        {after}
      </span>
    </p>
  )
}

/** For a claim from before deliveries were tracked: its outcome is unknown. */
function Finalized({ claim }: { claim: SentClaim }) {
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      <Icon name="send" className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 wrap-anywhere">
        Finalized {formatDay(claim.sentAt)}
        {claim.sentTo && ' for '}
        {claim.sentTo && (
          <span className="inline-block max-w-full">
            <Address address={claim.sentTo} />
          </span>
        )}
      </span>
    </p>
  )
}

type Words = {
  /** Around the address. */
  before: string
  after: string
  /** Below the address. */
  brief: string
}

export function describeDelivery(delivery: Delivery): Words {
  if (delivery.state === 'delivered') {
    const sent = `Sent ${formatDay(delivery.at)}`
    return { before: `${sent} to`, after: '', brief: sent }
  }
  if (delivery.state === 'waiting') {
    const next = `next try ${nextTime(delivery.nextTryAt)}`
    return { before: 'Waiting to be sent to', after: ` · ${next}`, brief: `Waiting, ${next}` }
  }
  const what = delivery.state === 'failed' ? 'Could not be delivered' : 'Not sent'
  const reason = `: ${delivery.words}`
  return { before: `${what} to`, after: reason, brief: `${what}${reason}` }
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

/** Allows line breaks in a long address at natural places. */
export function Address({ address }: { address: string }) {
  const [name, ...rest] = address.split('@')
  return (
    <>
      {name}
      {rest.length > 0 && (
        <>
          <wbr />@{rest.join('@')}
        </>
      )}
    </>
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
