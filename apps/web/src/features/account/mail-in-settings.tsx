import type { InboundAddress } from '@quittance/contract/inbound'
import { mailRefusalMessages } from '@quittance/contract/mail-refusal-messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { useConfig } from '#lib/data/config.ts'
import { inboundAddressQuery, setInboundAddress } from '#lib/data/inbound.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { useUser } from '#lib/data/user.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { LoadFailure } from './load-failure.tsx'
import { copyText } from './second-step/copy-text.ts'

/** The address to forward receipts to; nothing where email import is not set up. */
export function MailInSettings() {
  const config = useConfig()
  const { data: user } = useUser()
  if (!config?.mailIn || !user) return null
  return user.emailVerified ? <MailIn email={user.email} /> : <VerifyFirst />
}

function Card({
  hint = 'Forward receipts here. They wait 180 days.',
  children,
}: {
  hint?: string
  children: ReactNode
}) {
  return (
    <SectionCard title="Receipts by email" hint={hint}>
      {children}
    </SectionCard>
  )
}

function VerifyFirst() {
  return (
    <Card hint="Forward receipts to an address of your own. They wait for your review.">
      <p className="flex gap-3 rounded-control bg-sunken p-4 text-sm">
        <Icon name="mail-check" className="text-muted" />
        <span className="min-w-0 text-pretty">Verify your email address to get it.</span>
      </p>
    </Card>
  )
}

/** Placeholder values of the right shape. */
const unknown: InboundAddress = { address: '@', takesOthers: false, refusals: [] }

function MailIn({ email }: { email: string }) {
  const query = useQuery(inboundAddressQuery)
  // Email import was switched off since this page was loaded.
  if (hasCode(query.error, 'NOT_FOUND')) return null
  if (query.isError && !query.data) {
    return (
      <Card>
        <LoadFailure what="Your address" query={query} />
      </Card>
    )
  }
  return (
    <Card>
      {query.data ? (
        <Address {...query.data} email={email} />
      ) : (
        <div aria-hidden className="animate-pulse rounded-control bg-sunken *:invisible">
          <Address {...unknown} email={email} />
        </div>
      )}
    </Card>
  )
}

function Address({ address, takesOthers, refusals, email }: InboundAddress & { email: string }) {
  const change = useTakesOthers()
  return (
    <div>
      <PrivateAddress address={address} />
      <div className="mt-4 divide-y divide-hairline border-t border-hairline">
        <SwitchRow
          label="Accept other senders"
          hint={`If off, only from ${email}. Forged senders are always refused.`}
          icon={<Icon name="users" />}
          checked={takesOthers}
          onChange={change}
        />
        <RefusedMails refusals={refusals} />
      </div>
    </div>
  )
}

/** Switches at once, then saves, and switches back if saving fails. */
function useTakesOthers() {
  const { mutate } = useMutation({
    // One request at a time, so that quick taps end as the screen shows.
    scope: { id: 'takes-others' },
    mutationFn: (takesOthers: boolean) =>
      request('PUT /api/inbound-address', { body: { takesOthers } }),
    onMutate: show,
    onError: (error, takesOthers) => {
      show(!takesOthers)
      toastFailure('Settings not saved', failureMessage(error))
    },
  })
  return mutate
}

function show(takesOthers: boolean) {
  // A request in flight may return the old value.
  void queryClient.cancelQueries(inboundAddressQuery)
  const known = queryClient.getQueryData(inboundAddressQuery.queryKey)
  if (known) setInboundAddress({ ...known, takesOthers })
}

function PrivateAddress({ address }: { address: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [name, domain] = address.split('@')
  return (
    <>
      {/* Reserve two lines, so that nothing moves when the address arrives. */}
      <p className="flex min-h-16 items-center rounded-control bg-sunken px-4 py-3 text-sm font-medium wrap-anywhere select-all">
        <span>
          {name}@<wbr />
          {domain}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyText(address, 'Address copied')}>
          <Icon name="copy" className="text-[1.125rem]" />
          Copy
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <Icon name="refresh-cw" className="text-[1.125rem]" />
          New address
        </Button>
      </div>
      <RenewDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}

function RenewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const renew = useMutation({
    mutationFn: () => request('POST /api/inbound-address/renew'),
    onSuccess: (renewed) => {
      setInboundAddress(renewed)
      toast({ title: 'New address', description: 'Receipts sent to the old one are dropped.' })
      onClose()
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0
      toastFailure(
        isAnswered ? 'Address not changed' : 'The address may have changed',
        failureMessage(error),
      )
      // If the response was lost, the address on screen may no longer work.
      if (!isAnswered) void queryClient.invalidateQueries(inboundAddressQuery)
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Get a new address?"
      description="The old address stops working at once."
      dismiss="Cancel"
      footer={
        <Button variant="danger" disabled={renew.isPending} onClick={() => renew.mutate()}>
          {renew.isPending ? 'Changing...' : 'Get a new address'}
        </Button>
      }
    />
  )
}

type Refusals = InboundAddress['refusals']

/** Refused emails, each with the reason; collapsed, since they may arrive at any time. */
function RefusedMails({ refusals }: { refusals: Refusals }) {
  if (refusals.length === 0) {
    return (
      <p className="flex min-h-14 items-center text-sm text-muted">
        Nothing was refused in the last 30 days.
      </p>
    )
  }
  return (
    <Disclosure
      summary={
        <>
          <span className="block text-base font-medium">Refused</span>
          <span className="text-muted">{countOf(refusals)} in the last 30 days</span>
        </>
      }
      className="-mx-4 min-h-14"
    >
      <ul aria-label="Refused emails" className="divide-y divide-hairline px-4">
        {refusals.map((mail) => (
          <Refused key={`${mail.at} ${mail.sender} ${mail.subject}`} mail={mail} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Refused({ mail: { at, sender, subject, reason } }: { mail: Refusals[number] }) {
  return (
    <li className="py-3 text-sm wrap-anywhere">
      <p className="font-medium">{subject || 'No subject'}</p>
      <p className="text-muted">
        {sender || 'Unknown sender'} · <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="mt-1 text-pretty">{mailRefusalMessages[reason]}</p>
    </li>
  )
}

function countOf({ length }: Refusals) {
  return length === 1 ? '1 email' : `${length} emails`
}
