import { type ReactNode } from 'react'
import { AboutSettings } from '#features/account/about-settings.tsx'
import { AppearanceSettings } from '#features/account/appearance-settings.tsx'
import { LedgerSettings } from '#features/account/ledger-settings.tsx'
import { MailInSettings } from '#features/account/mail-in-settings.tsx'
import { NotificationSettings } from '#features/account/notification-settings.tsx'
import { PhotoSettings } from '#features/account/photo-settings.tsx'
import { readerTitle } from '#features/account/reader/reader-status.ts'
import { ReaderSettings } from '#features/account/reader-settings.tsx'
import { SubscriptionSettings } from '#features/billing/subscription-settings.tsx'
import { useConfig } from '#lib/data/config.ts'

type Section = { id: string; title: string; content: ReactNode }

export function SettingsPage() {
  const hasMailIn = useConfig()?.mailIn
  const columns: Section[][] = [
    [
      { id: 'appearance', title: 'Appearance', content: <AppearanceSettings /> },
      { id: 'notifications', title: 'Notifications', content: <NotificationSettings /> },
      { id: 'reader', title: readerTitle, content: <ReaderSettings /> },
      { id: 'photos', title: 'Photos', content: <PhotoSettings /> },
    ],
    [
      ...(hasMailIn
        ? [{ id: 'mail', title: 'Receipts by email', content: <MailInSettings /> }]
        : []),
      { id: 'ledgers', title: 'Files for ledgers', content: <LedgerSettings /> },
      { id: 'subscription', title: 'Subscription', content: <SubscriptionSettings /> },
      { id: 'about', title: 'About', content: <AboutSettings /> },
    ],
  ]
  return (
    <div className="@container">
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Settings</h1>
      <nav aria-label="On this page" className="mb-4 lg:mb-6">
        <ul className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap">
          {columns.flat().map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 min-w-11 items-center rounded-control border whitespace-nowrap border-hairline bg-surface px-3 text-sm font-medium text-muted transition-colors duration-150 hover:border-line hover:text-text"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @3xl:grid-cols-2 @3xl:items-start lg:gap-6">
        {columns.map((sections) => (
          <div key={sections.at(-1)?.id} className="min-w-0 space-y-4 lg:space-y-6">
            {sections.map(({ id, content }) => (
              <div key={id} id={id} className="scroll-mt-24">
                {content}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
