import type { AdminUser } from '@quittance/contract/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api/api.ts'
import { megabytes } from '#lib/format/megabytes.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { useAdminChange, usersQuery } from './admin-calls.ts'
import { FieldForm, Rows } from './parts.tsx'

export function Users() {
  const [search, setSearch] = useState('')
  const [isGranted, setIsGranted] = useState(false)
  const query = useInfiniteQuery(usersQuery(search, isGranted))
  const rows = query.data?.pages.flat().map((user) => ({ ...user, ...describe(user) }))
  return (
    <SectionCard title="Users">
      <CheckboxRow
        label="Only granted Pro"
        checked={isGranted}
        onChange={(event) => setIsGranted(event.target.checked)}
      />
      <FieldForm
        label="Name or email"
        type="search"
        maxLength={100}
        button="Search"
        onText={setSearch}
      />
      <Rows rows={rows} what="Users" query={query} />
      {query.hasNextPage && (
        <Button variant="secondary" className="mt-5" onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </SectionCard>
  )
}

function describe(user: AdminUser) {
  const { email, isAdmin, plan, createdAt, lastSeenAt, receipts, usedBytes } = user
  const until = user.planUntil && formatDay(user.planUntil)
  const planWords = {
    paid: `Pro, paid until ${until}`,
    granted: `Pro, granted until ${until}`,
    trial: `Trial until ${until}`,
    'trial-over': 'Trial over',
    unverified: 'Email not verified',
  }
  const seen = lastSeenAt ? `last seen ${timeAgo(lastSeenAt)}` : 'not seen for long'
  return {
    name: email,
    badge: `${isAdmin ? 'Admin · ' : ''}${planWords[plan]}`,
    text: `Since ${formatDay(createdAt)}, ${seen} · receipts: ${receipts}, ${megabytes(usedBytes)}`,
    action: <UserMenu {...user} />,
  }
}

function UserMenu({ id, email, plan }: AdminUser) {
  const grant = useAdminChange((days: number) => {
    const end = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const body = { until: days > 0 ? end.toISOString().slice(0, 10) : null }
    return request('POST /api/admin/users/:id/grant', { params: { id }, body })
  })
  const signOut = useAdminChange((params: { id: number }) =>
    request('POST /api/admin/users/:id/sign-out', { params }),
  )
  const end = { label: 'End granted Pro', icon: 'x', onSelect: () => grant.mutate(0) } as const
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="w-11 px-0" aria-label={`Actions for ${email}`}>
          <Icon name="ellipsis-vertical" />
        </Button>
      }
      items={[
        { label: 'Grant Pro, 30 days', icon: 'sparkles', onSelect: () => grant.mutate(30) },
        { label: 'Grant Pro, one year', icon: 'sparkles', onSelect: () => grant.mutate(365) },
        ...(plan === 'granted' ? [end] : []),
        { label: 'Sign out everywhere', icon: 'log-out', onSelect: () => signOut.mutate({ id }) },
      ]}
    />
  )
}
