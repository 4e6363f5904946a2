import { LegalPage } from '#features/marketing/legal/legal-page.tsx'
import { procedure } from '#features/marketing/legal/procedure.ts'
import { Button } from '#ui/button.tsx'

export function ProcedurePage() {
  return (
    <LegalPage
      title="Procedure"
      lead="How this installation receives, reads, changes, seals, keeps and deletes receipts: a description for finance and auditors, to print."
      topics={procedure}
      action={
        <Button variant="secondary" className="mt-6 print:hidden" onClick={() => window.print()}>
          Print
        </Button>
      }
    />
  )
}
