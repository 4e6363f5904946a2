import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'

const kinds = {
  card: {},
  sheet: { form: 'sheet' },
  screen: { form: 'screen' },
  'sheet that is not dragged': { form: 'sheet', isFirm: true },
  wide: { isWide: true },
  'with a side': { form: 'screen', isWide: true, side: <Side /> },
  'closed by its buttons only': { isStaying: true },
} as const

type Kind = keyof typeof kinds

const names = Object.keys(kinds) as Kind[]

export function Dialogs() {
  const [open, setOpen] = useState<Kind | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {names.map((name) => (
        <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
          Dialog, {name}
        </Button>
      ))}
      <Discard name="Discard question" />
      <Discard name="Discard question, with a way to keep" onKeep={() => {}} />
      {names.map((name) => (
        <Dialog
          key={name}
          open={open === name}
          onOpenChange={close}
          {...kinds[name]}
          title="Edit Trip"
          description="The receipts stay as they are."
          dismiss="Cancel"
          footer={<Button onClick={close}>Save Changes</Button>}
        >
          <div className="space-y-5">
            <TextField label="Trip Name" defaultValue="Berlin, spring fair" />
            <TextField label="Notes" />
          </div>
        </Dialog>
      ))}
    </>
  )
}

function Discard({ name, onKeep }: { name: string; onKeep?: () => void }) {
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'They are not saved.',
    isNeeded: true,
    onDiscard: () => {},
    ...(onKeep && { onKeep }),
  })
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {name}
      </Button>
      {question}
    </>
  )
}

function Side() {
  return (
    <div className="grid min-h-32 place-items-center bg-sunken text-muted side:w-80 short:w-56">
      <Icon name="image" />
    </div>
  )
}
