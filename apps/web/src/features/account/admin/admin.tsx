import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#features/account/second-step/copy-text.ts'
import { securityEventLabels } from '#features/account/sessions/security-events.tsx'
import { request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { useConfig } from '#lib/data/config.ts'
import { formatDay, formatMoment, nextTime } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { eventsQuery, serverQuery, useAdminChange } from './admin-calls.ts'
import { FieldForm, Rows } from './parts.tsx'
import { Users } from './users.tsx'

export function Admin() {
  const { error } = useQuery(serverQuery)
  return (
    <div className="max-w-3xl">
      <h1 className="mb-6 text-xl font-semibold tracking-tight">Admin</h1>
      {hasCode(error, 'SECOND_STEP_REQUIRED') ? (
        <Code />
      ) : (
        <Tabs
          label="Admin sections"
          tabs={[
            { value: 'users', label: 'Users', content: <Users /> },
            { value: 'invites', label: 'Invites', content: <Invitations /> },
            { value: 'mail', label: 'Mail', content: <Mails /> },
            { value: 'activity', label: 'Activity', content: <Activity /> },
            { value: 'server', label: 'Server', content: <Facts /> },
          ]}
        />
      )}
    </div>
  )
}

function Code() {
  const confirm = useAdminChange((code: string) =>
    request('POST /api/admin/second-step', { body: { code } }),
  )
  return (
    <SectionCard title="Confirm that it is you">
      <FieldForm
        label="Code"
        hint="From your app, or a recovery code."
        autoComplete="one-time-code"
        maxLength={40}
        error={failureMessage(confirm.error)}
        button="Continue"
        onText={confirm.mutate}
      />
    </SectionCard>
  )
}

const signUpHints = {
  open: 'Anyone can sign up here; an invitation sends the link to the form.',
  invited: 'Only invited people can sign up here. A link works once, for 7 days.',
  closed: 'Nobody can sign up here, even with an invitation: SIGN_UP is closed.',
}

function Invitations() {
  const query = useQuery(serverQuery)
  const invite = useAdminChange((email: string) =>
    request('POST /api/admin/invitations', { body: { email } }),
  )
  const withdraw = useAdminChange((email: string) =>
    request('POST /api/admin/invitations/withdraw', { body: { email } }),
  )
  const url = invite.data?.url
  const rows = query.data?.invitations.map(({ email, expiresAt }) => ({
    name: email,
    text: `Works until ${formatDay(expiresAt)}`,
    action: (
      <Button
        variant="secondary"
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => withdraw.mutate(email)}
      >
        Withdraw
      </Button>
    ),
  }))
  return (
    <SectionCard title="Invitations" hint={signUpHints[useConfig()?.signUp ?? 'open']}>
      <FieldForm
        label="Email"
        type="email"
        maxLength={254}
        error={failureMessage(invite.error)}
        button="Invite"
        onText={invite.mutate}
      />
      {url && (
        <div className="mb-6 space-y-2 rounded-control bg-sunken p-4 text-sm">
          <p>This link is in the email too. It is shown only now.</p>
          <code className="block wrap-anywhere">{url}</code>
          <Button variant="secondary" onClick={() => copyText(url, 'Link copied')}>
            Copy link
          </Button>
        </div>
      )}
      <Rows rows={rows} what="Open invitations" query={query} />
    </SectionCard>
  )
}

function Mails() {
  const query = useQuery(serverQuery)
  const retry = useAdminChange((id: number) =>
    request('POST /api/admin/mails/:id/retry', { params: { id } }),
  )
  const rows = query.data?.mails.map(({ id, to, attempts, lastError, nextAttemptAt }) => ({
    id,
    name: to,
    badge: lastError ? 'Failed' : 'Waiting',
    text: `Attempts: ${attempts}, next ${nextTime(nextAttemptAt)}. ${lastError ?? ''}`,
    action: lastError && (
      <Button
        variant="secondary"
        aria-label={`Try again to send to ${to}`}
        onClick={() => retry.mutate(id)}
      >
        Try again
      </Button>
    ),
  }))
  return (
    <SectionCard title="Mail that is not sent yet" hint="Each is tried again for three days.">
      <Rows rows={rows} what="Unsent emails" query={query} />
    </SectionCard>
  )
}

function Activity() {
  const [search, setSearch] = useState('')
  const query = useQuery(eventsQuery(search))
  const rows = query.data?.map(({ id, at, kind, email, device, address }) => {
    const details = [formatMoment(at), email, device, address]
    return { id, name: securityEventLabels[kind].words, text: details.filter(Boolean).join(' · ') }
  })
  return (
    <SectionCard title="Security events" hint="The latest 100, from the last 180 days.">
      <FieldForm label="Email" type="search" maxLength={100} button="Search" onText={setSearch} />
      <Rows rows={rows} what="Security events" query={query} />
    </SectionCard>
  )
}

function Facts() {
  const query = useQuery(serverQuery)
  return (
    <SectionCard title="Server">
      <Rows rows={query.data?.facts} what="The state of the server" query={query} />
    </SectionCard>
  )
}
