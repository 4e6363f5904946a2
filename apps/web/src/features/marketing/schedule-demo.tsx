import { type ComponentType, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import type { ScheduleDemoDialogProps } from './schedule-demo-dialog.tsx'

/** The dialog loads when first opened, as most visitors never do. */
export function ScheduleDemo() {
  const [Dialog, setDialog] = useState<ComponentType<ScheduleDemoDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  async function open() {
    try {
      const { ScheduleDemoDialog } = await import('./schedule-demo-dialog.tsx')
      setDialog(() => ScheduleDemoDialog)
      setIsOpen(true)
    } catch {
      toast({
        title: 'This could not be opened',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
        // Some browsers never retry a failed import.
        action: { label: 'Reload', onSelect: () => location.reload() },
      })
    }
  }

  return (
    <>
      <Button variant="secondary" size="large" onClick={open} aria-haspopup="dialog">
        Schedule Demo
      </Button>
      {Dialog && <Dialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
