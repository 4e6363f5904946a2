import type { User } from '@quittance/contract/auth'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useUser } from '#lib/data/user.ts'
import { SectionCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DataTab } from './data-tab.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Security } from './security.tsx'

type ProfileProps = {
  subscription: ReactNode
  resendTo: (email: string) => ReactNode
}

/** A tab can be linked to: `/profile#security`. */
export function Profile(props: ProfileProps) {
  const { data: user } = useUser()
  if (!user) return <ProfileSkeleton />
  return (
    <div className="max-w-2xl">
      <div className="mb-6 flex items-center gap-2">
        <Link
          href="/"
          aria-label="Back"
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
        >
          <Icon name="arrow-left" />
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">Profile</h1>
      </div>
      <Tabs label="Profile sections" tabs={tabsOf(user, props)} first={location.hash.slice(1)} />
    </div>
  )
}

function tabsOf(user: User, { subscription, resendTo }: ProfileProps) {
  return [
    tab(
      'profile',
      'Profile',
      'user',
      <SectionCard title="Profile">
        <ProfileForm user={user} resend={user.pendingEmail && resendTo(user.pendingEmail)} />
      </SectionCard>,
    ),
    ...(user.isPasswordless ? [] : [passwordTab(user)]),
    tab('security', 'Security', 'shield-check', <Security />),
    tab('data', 'Data', 'download', <DataTab />),
    tab('subscription', 'Subscription', 'credit-card', subscription),
  ]
}

function passwordTab(user: User) {
  const content = (
    <SectionCard title="Password">
      <PasswordForm user={user} />
    </SectionCard>
  )
  return tab('password', 'Password', 'lock', content)
}

function tab(value: string, label: string, icon: IconName, content: ReactNode) {
  return { value, label, icon: <Icon name={icon} className="text-[1.125rem]" />, content }
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="max-w-2xl">
      <Skeleton className="mb-6 h-11 w-40" />
      <Skeleton className="mb-6 h-13" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
