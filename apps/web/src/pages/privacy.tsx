import { LegalPage } from '#features/marketing/legal/legal-page.tsx'
import { privacy } from '#features/marketing/legal/privacy.ts'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What this installation knows about you, where it keeps it, for how long, and who else sees it."
      topics={privacy}
    />
  )
}
