import type { ReactNode } from 'react'
import { closeTripDialog, useTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useUser } from '#lib/data/user.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

export function EmailVerificationDialog({ resend }: { resend: ReactNode }) {
  const { isOpen } = useTripDialog('unverified')
  const { data: user } = useUser()
  const close = () => closeTripDialog('unverified')
  if (!user) return null

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title="Email Verification Required"
      description="You need to verify your email address before you can create trips."
      dismiss="Cancel"
      footer={resend}
    >
      <div className="flex items-start gap-3 rounded-control bg-waiting-soft p-4 text-sm">
        <Icon name="mail" className="text-waiting" />
        <p className="min-w-0 text-pretty">
          We sent a link to{' '}
          <strong className="font-semibold break-words">{user.pendingEmail ?? user.email}</strong>.
          Open it, then come back here.
        </p>
      </div>
    </Dialog>
  )
}
