import { useConfig } from '#lib/data/config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

export function AboutSettings() {
  const config = useConfig()

  function contact() {
    if (config?.supportEmail) location.assign(`mailto:${config.supportEmail}`)
    else {
      toast({
        title: 'No contact address',
        description: 'No contact address is set up here. The help page may have the answer.',
        tone: 'info',
      })
    }
  }

  return (
    <SectionCard
      title="About"
      action={
        <dl className="flex gap-2 text-sm">
          <dt className="text-muted">Version</dt>
          <dd className="amount font-medium">{config?.version}</dd>
        </dl>
      }
    >
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ButtonLink href="/help" variant="secondary">
          <Icon name="circle-help" className="text-[1.125rem]" />
          Help & Support
        </ButtonLink>
        <Button variant="secondary" onClick={contact}>
          <Icon name="mail" className="text-[1.125rem]" />
          Contact Us
        </Button>
      </div>
      <div className="mt-3 -mb-2 flex flex-wrap justify-center gap-2">
        <ButtonLink href="/terms" variant="quiet">
          Terms
        </ButtonLink>
        <ButtonLink href="/privacy" variant="quiet">
          Privacy
        </ButtonLink>
        <ButtonLink href="/procedure" variant="quiet">
          Procedure
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
