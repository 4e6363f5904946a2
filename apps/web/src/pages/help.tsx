import { HelpTopics } from '#features/marketing/help-topics.tsx'
import { PublicFrame } from '#features/marketing/public-frame.tsx'
import { SupportContact } from '#features/marketing/support-contact.tsx'

export function HelpPage() {
  return (
    <PublicFrame>
      <div className="mx-auto max-w-[1120px] px-4 py-12 sm:px-6 lg:py-20">
        <h1 className="text-xl font-semibold tracking-tight lg:text-2xl lg:tracking-[-0.025em]">
          Help & Support
        </h1>
        <p className="mt-3 max-w-2xl text-base text-muted lg:text-lg">
          From the first receipt to the claim in finance's inbox, in short answers.
        </p>
      </div>
      <HelpTopics />
      <SupportContact />
    </PublicFrame>
  )
}
