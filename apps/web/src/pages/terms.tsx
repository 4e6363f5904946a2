import { LegalPage } from '#features/marketing/legal/legal-page.tsx'
import { terms } from '#features/marketing/legal/terms.ts'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="What you can expect of Quittance, and what it expects of you."
      topics={terms}
    />
  )
}
