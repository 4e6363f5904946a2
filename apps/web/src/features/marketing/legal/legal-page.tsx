import type { PublicConfig } from '@quittance/contract/config'
import type { ReactNode } from 'react'
import { PublicFrame } from '#features/marketing/public-frame.tsx'
import { SupportContact, Topic, TopicsHeading } from '#features/marketing/topic.tsx'
import { useConfig, useTrialDays } from '#lib/data/config.ts'

/** The settings that the texts depend on. */
export type Installation = {
  version: string | undefined
  trialDays: number
  /** Undefined while loading. */
  reader: PublicConfig['reader'] | undefined
  hasPayments: boolean
  hasMailbox: boolean
  mailIn: boolean
  supportEmail: string | null
}

export type LegalTopic = {
  title: string
  paragraphs?: readonly string[]
  facts?: readonly (readonly [name: string, text: string])[]
}

export function LegalPage({
  title,
  lead,
  topics,
  action,
}: {
  title: string
  lead: string
  topics: (installation: Installation) => readonly LegalTopic[]
  action?: ReactNode
}) {
  const config = useConfig()
  const installation = {
    version: config?.version,
    trialDays: useTrialDays(),
    reader: config?.reader,
    hasPayments: config?.stripePublishableKey !== null,
    hasMailbox: config?.hasMailbox ?? false,
    mailIn: config?.mailIn ?? false,
    supportEmail: config?.supportEmail ?? null,
  }
  return (
    <PublicFrame>
      <TopicsHeading title={title} lead={lead}>
        {action}
      </TopicsHeading>
      {topics(installation).map(({ title: name, paragraphs = [], facts }) => (
        <Topic key={name} title={name}>
          <div className="space-y-4 text-base text-pretty wrap-anywhere text-muted">
            {facts && <Facts facts={facts} />}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Topic>
      ))}
      <div className="print:hidden">
        <SupportContact title="Questions">Write to us about this page or your data.</SupportContact>
      </div>
    </PublicFrame>
  )
}

function Facts({ facts }: { facts: NonNullable<LegalTopic['facts']> }) {
  return (
    <dl className="divide-y divide-hairline *:first:pt-0 *:last:pb-0">
      {facts.map(([name, text]) => (
        <div key={name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[11rem_1fr]">
          <dt className="font-medium text-text">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
