import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { copyText } from './copy-text.ts'

/** The codes are shown only once, so the dialog closes by its button alone. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={() => {}}
      form="screen"
      isContinued
      isStaying
      title="Save your recovery codes"
      description="If you lose your phone, each of these logs you in once in place of a code. They are not shown again: keep them where you keep your passwords."
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      <ul
        aria-label="Recovery codes"
        className="grid justify-items-center gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          onClick={() => void copyText(codes.join('\n'), 'Recovery codes copied')}
        >
          <Icon name="copy" className="text-[1.125rem]" />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          <Icon name="download" className="text-[1.125rem]" />
          Download
        </Button>
      </div>
    </Dialog>
  )
}

function download(codes: readonly string[]) {
  const lines = ['Recovery codes for Quittance. Each works once.', '', ...codes, '']
  const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'quittance-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}
