import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

/** Shown first, because browsers open a file dialog only on a click. */
export function PickPrompt({
  title,
  description,
  choose,
  icon,
  onChoose,
  onClose,
}: {
  title: string
  description: string
  choose: string
  icon: IconName
  onChoose: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title={title}
      description={description}
      dismiss="Cancel"
      footer={
        <Button
          onClick={() => {
            onChoose()
            onClose()
          }}
        >
          <Icon name={icon} className="text-[1.125rem]" />
          {choose}
        </Button>
      }
    />
  )
}
