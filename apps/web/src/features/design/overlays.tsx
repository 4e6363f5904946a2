import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { announce } from '#ui/announcements.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from '#ui/lightbox.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast-store.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Dialogs } from './dialogs.tsx'

const toasts = {
  done: { title: 'Receipt saved', action: { label: 'Next receipt', onSelect: () => {} } },
  info: { title: 'No active trip', description: 'Please create a trip first.', tone: 'info' },
  waiting: {
    title: 'Payment pending',
    description:
      'Your bank needs a moment. You get the Pro plan as soon as the payment goes through.',
    tone: 'waiting',
  },
  destructive: {
    title: 'Missing Information',
    description: 'Please fill out all required fields',
    variant: 'destructive',
  },
} as const

/** They open above the page, so they show in its theme, one at a time. */
export function Overlays() {
  return (
    <section id="above-the-page" className="scroll-mt-4">
      <h2 className="text-lg font-semibold tracking-tight">Above the page</h2>
      <p className="mt-1 text-sm text-muted">
        In the theme that is chosen above. A sheet is dragged away by its head on a phone.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 rounded-card border border-hairline bg-surface p-5">
        <Dialogs />
        <Stages />
        {Object.entries(toasts).map(([name, message]) => (
          <Button key={name} variant="secondary" onClick={() => toast(message)}>
            Toast, {name}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => announce('Receipt saved')}>
          Announcement
        </Button>
        <Tooltip text="Premium feature: restore archived trips">
          <Button variant="secondary" aria-disabled>
            Tooltip
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <Button variant="secondary">
              Menu
              <Icon name="chevron-down" />
            </Button>
          }
          heading="What to do"
          items={[
            { label: 'Edit', icon: 'pencil', onSelect: () => {} },
            { label: 'Download', icon: 'download', onSelect: () => {} },
            { label: 'Delete', icon: 'trash-2', onSelect: () => {}, isApart: true },
          ]}
        />
      </div>
    </section>
  )
}

function Stages() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Stage
      </Button>
      {isOpen && (
        <Lightbox onClose={() => setIsOpen(false)}>
          <header className="flex items-center py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 text-base font-semibold">
              Hotel Adler
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-control hover:bg-stage-raised"
            >
              <Icon name="x" />
            </Dialog.Close>
          </header>
          <p className="grid grow place-items-center">The picture</p>
        </Lightbox>
      )}
    </>
  )
}
