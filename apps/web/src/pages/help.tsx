import { HelpTopics } from '#features/marketing/help-topics.tsx'
import { PublicFrame } from '#features/marketing/public-frame.tsx'
import { SupportContact, TopicsHeading } from '#features/marketing/topic.tsx'

export function HelpPage() {
  return (
    <PublicFrame>
      <TopicsHeading
        title="Help & Support"
        lead="From the first receipt to the claim in finance's inbox, in short answers."
      />
      <HelpTopics />
      <SupportContact title="Still stuck?">
        Write to us and say which trip it is about. Please never send a password.
      </SupportContact>
    </PublicFrame>
  )
}
