import { passkeyNameBody } from '@quittance/contract/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { refreshEvents, refreshPasskeys } from '#features/account/security-queries.ts'
import { isKnownToDevice, makePasskey } from '#lib/account/passkeys.ts'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { deviceName } from './device-name.ts'

export function AddPasskeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [name, setName] = useState(() => deviceName())
  const [nameError, setNameError] = useState<string>()
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async (added) => {
      if (!added) return
      await refreshPasskeys()
      refreshEvents()
      toast({ title: 'Passkey added', description: `${added.name} now signs you in.` })
      close()
    },
  })
  const wasCancelled = add.isSuccess && !add.data

  function close() {
    add.reset()
    setName(deviceName())
    setNameError(undefined)
    onClose()
  }

  function confirm(proof: Proof) {
    const checked = passkeyNameBody.safeParse({ name })
    setNameError(checked.error?.issues[0]?.message)
    if (checked.success) add.mutate({ name: checked.data.name, proof })
  }

  return (
    <PasswordDialog
      isOpen={isOpen}
      onClose={close}
      title="Add passkey"
      description="Please enter your password, so that we know it is you. Then your device asks for your finger, face or PIN."
      action={{ label: 'Continue', pendingLabel: 'Waiting for your device...' }}
      isChanged={name !== deviceName()}
      call={add}
      failure={add.error ? failureOf(add.error) : undefined}
      onConfirm={confirm}
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        hint="Shown in the list of passkeys."
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
      <div aria-live="polite" className="empty:hidden">
        {wasCancelled && (
          <p className="rounded-control bg-sunken p-4 text-sm">
            No passkey was added. Continue to try once more.
          </p>
        )}
      </div>
    </PasswordDialog>
  )
}

/** Null if the user cancelled the browser's dialog. */
async function addPasskey({ name, proof }: { name: string; proof: Proof }) {
  const options = await request('POST /api/auth/passkeys/options', { body: proof })
  const credential = await makePasskey(options)
  return credential && request('POST /api/auth/passkeys', { body: { name, credential } })
}

function failureOf(error: unknown) {
  if (isKnownToDevice(error)) return 'This device already has a passkey for your account.'
  return serverMessage(error) ?? 'No passkey was added. Please try again.'
}
