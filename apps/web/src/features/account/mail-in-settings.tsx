import type { InboundAddress } from '@quittance/contract/inbound'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCode } from '#lib/api/has-code.ts'
import { useConfig } from '#lib/data/config.ts'
import { inboundAddressQuery } from '#lib/data/inbound.ts'
import { useUser } from '#lib/data/user.ts'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { LoadFailure } from './load-failure.tsx'
import { PrivateAddress } from './mail-in/private-address.tsx'
import { RefusedMails } from './mail-in/refused-mails.tsx'
import { useTakesOthers } from './mail-in/use-takes-others.ts'

/** The address to forward receipts to; nothing where email import is not set up. */
export function MailInSettings() {
  const config = useConfig()
  const { data: user } = useUser()
  if (!config?.mailIn || !user) return null
  return user.emailVerified ? <MailIn email={user.email} /> : <VerifyFirst />
}

function Card({
  hint = 'Forward receipts to this address. They wait 180 days for your review.',
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
          label="Accept email from other senders"
          hint={`If off, only email from ${email} is accepted. Forged senders are always refused.`}
          icon={<Icon name="users" />}
          checked={takesOthers}
          onChange={change}
        />
        <RefusedMails refusals={refusals} />
      </div>
    </div>
  )
}
