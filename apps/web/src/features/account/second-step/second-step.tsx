import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { refreshSecondStep } from '#features/account/security-queries.ts'
import { request } from '#lib/api/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { copyText } from './copy-text.ts'

type SecondStepState = { isOn: boolean; recoveryCodesLeft: number }
type OpenDialog = 'set-up' | 'renew' | 'turn-off'

export function SecondStep({ query }: { query: UseQueryResult<SecondStepState> }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setDialog(null)

  function showCodes(fresh: readonly string[]) {
    setDialog(null)
    setCodes(fresh)
  }

  return (
    <SectionCard
      title="Two-step sign-in"
      hint="After the password, logging in asks for a code from an app on your phone. A password alone is then not enough."
      action={query.data?.isOn && <Badge tone="settled">On</Badge>}
    >
      {query.data ? (
        <State {...query.data} onOpen={setDialog} />
      ) : (
        <LoadFailure what="Two-step sign-in" query={query} />
      )}
      {dialog === 'set-up' && <SetUpDialog onClose={close} onDone={showCodes} />}
      {dialog === 'renew' && <RenewCodesDialog onClose={close} onDone={showCodes} />}
      {dialog === 'turn-off' && <TurnOffDialog onClose={close} />}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </SectionCard>
  )
}

function State({
  isOn,
  recoveryCodesLeft,
  onOpen,
}: SecondStepState & { onOpen: (dialog: OpenDialog) => void }) {
  if (!isOn) {
    return (
      <Button variant="secondary" className="max-sm:w-full" onClick={() => onOpen('set-up')}>
        Set up
      </Button>
    )
  }
  return (
    <>
      <p className="text-sm text-pretty">{codesLeft(recoveryCodesLeft)}</p>
      <div className="mt-4 grid gap-2 sm:flex">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" className="text-wrong" onClick={() => onOpen('turn-off')}>
          Turn off
        </Button>
      </div>
    </>
  )
}

function codesLeft(count: number) {
  if (count === 0) return 'No recovery codes are left. Make new ones, in case you lose your phone.'
  const words = count === 1 ? '1 recovery code is left' : `${count} recovery codes are left`
  return count < 4 ? `Only ${words}. Make new ones before they run out.` : `${words}.`
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const turnOff = useMutation({
    mutationFn: (proof: Proof) => request('DELETE /api/auth/second-step', { body: proof }),
    onSuccess: async () => {
      await refreshSecondStep()
      toast({
        title: 'Two-step sign-in is off',
        description: 'You can delete the entry in your authenticator app.',
      })
      onClose()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Turn off two-step sign-in"
      description="Your password alone then logs you in, and your recovery codes stop working."
      action={{ label: 'Turn off', pendingLabel: 'Turning off...', isDanger: true }}
      call={turnOff}
      onConfirm={(proof) => turnOff.mutate(proof)}
    />
  )
}

/** `onDone` gets the recovery codes. */
type StepProps = { onClose: () => void; onDone: (codes: readonly string[]) => void }

function RenewCodesDialog({ onClose, onDone }: StepProps) {
  const renew = useMutation({
    mutationFn: (proof: Proof) =>
      request('POST /api/auth/second-step/recovery-codes', { body: proof }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      await refreshSecondStep()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="New recovery codes"
      description="The ones you have stop working. Please enter your password, so that we know it is you."
      action={{ label: 'Make new codes', pendingLabel: 'Making...' }}
      call={renew}
      onConfirm={(proof) => renew.mutate(proof)}
    />
  )
}

/** First the password, then the app. */
function SetUpDialog({ onClose, onDone }: StepProps) {
  const begin = useMutation({ mutationFn: beginSetUp })
  if (begin.data) {
    return <AuthenticatorDialog setUp={begin.data} onClose={onClose} onDone={onDone} />
  }
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Set up two-step sign-in"
      description="You need an authenticator app on your phone, such as the one in your password manager. Please enter your password, so that we know it is you."
      action={{ label: 'Continue', pendingLabel: 'Preparing...' }}
      call={begin}
      onConfirm={(proof) => begin.mutate(proof)}
    />
  )
}

async function beginSetUp(proof: Proof) {
  const [{ secret, url }, { renderSVG }] = await Promise.all([
    request('POST /api/auth/second-step/setup', { body: proof }),
    // Needed once per account, so not bundled with the page.
    import('uqr'),
  ])
  return { secret, url, picture: renderSVG(url, { border: 2 }) }
}

/** The codes are shown only once, so the dialog closes by its button alone. */
function RecoveryCodesDialog({
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
