import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { demo } from './content.ts'
import { requestDemo } from './request-demo.ts'
import { ScheduleDemoForm, useDemoForm } from './schedule-demo-form.tsx'

export type ScheduleDemoDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Holds the form's values, so that a dialog closed by accident reopens as it was. */
export function ScheduleDemoDialog({ open, onOpenChange }: ScheduleDemoDialogProps) {
  const formId = useId()
  const form = useDemoForm()
  const sending = useMutation({ mutationFn: requestDemo })

  function changeOpen(next: boolean) {
    if (next || !sending.isSuccess) return onOpenChange(next)
    onOpenChange(false)
    form.reset()
    sending.reset()
  }

  if (sending.isSuccess) {
    return (
      <Dialog
        open={open}
        onOpenChange={changeOpen}
        title="Your request is in"
        footer={<Button onClick={() => changeOpen(false)}>Done</Button>}
      >
        <p role="status" className="flex gap-3 text-base">
          <Icon name="circle-check" className="mt-0.5 text-settled" />
          <span>
            Thank you, {sending.variables.name}. We will write to {sending.variables.email}{' '}
            {demo.followUp} to find a time that suits you.
          </span>
        </p>
      </Dialog>
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      form="sheet"
      title="Schedule Demo"
      description={`The demo takes ${demo.length}. We follow up ${demo.followUp}.`}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={sending.isPending}>
          {sending.isPending ? 'Sending...' : 'Schedule Demo'}
        </Button>
      }
    >
      <ScheduleDemoForm
        id={formId}
        form={form}
        error={sending.error}
        onSubmit={(body) => sending.mutate(body)}
      />
    </Dialog>
  )
}
