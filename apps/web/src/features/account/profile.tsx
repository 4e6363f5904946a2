import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useUser } from '#lib/data/user.ts'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { YourData } from './your-data.tsx'

/** `subscription` is what the third tab shows. */
export function Profile({ subscription }: { subscription: ReactNode }) {
  const { data: user } = useUser()
  if (!user) return <ProfileSkeleton />

  const tabs = [
    {
      value: 'profile',
      label: 'Profile',
      icon: <Icon name="user" className="text-[18px]" />,
      content: (
        <div className="space-y-6">
          <SectionCard title="Profile">
            <ProfileForm user={user} />
          </SectionCard>
          <YourData />
        </div>
      ),
    },
    {
      value: 'password',
      label: 'Password',
      icon: <Icon name="lock" className="text-[18px]" />,
      content: (
        <SectionCard title="Password">
          <PasswordForm email={user.email} />
        </SectionCard>
      ),
    },
    {
      value: 'subscription',
      label: 'Subscription',
      icon: <Icon name="credit-card" className="text-[18px]" />,
      content: subscription,
    },
  ]

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
      <Tabs label="Profile sections" tabs={tabs} />
    </div>
  )
}
