import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, passkeyNameBody } from '@quittance/contract/passkeys'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { refreshEvents, refreshPasskeys } from '#features/account/security-queries.ts'
import { canUsePasskeys, isKnownToDevice, makePasskey } from '#lib/account/passkeys.ts'
import { request } from '#lib/api/api.ts'
import { failureMessage, serverMessage } from '#lib/api/server-message.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast-store.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { deviceName } from './device-name.ts'

type OpenDialog = { to: 'add' } | { to: 'rename' | 'remove'; passkey: Passkey }

export function Passkeys({ query }: { query: UseQueryResult<Passkey[]> }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <SectionCard
      title="Passkeys"
      hint="Sign in with your fingerprint, your face or the PIN of your device. No password, no code, nothing a scammer could steal."
    >
      {query.data ? (
        <PasskeyList passkeys={query.data} onOpen={setDialog} />
      ) : (
        <LoadFailure what="Your passkeys" query={query} />
      )}
      <AddPasskeyDialog isOpen={dialog?.to === 'add'} onClose={close} />
      {dialog?.to === 'rename' && <RenamePasskeyDialog passkey={dialog.passkey} onClose={close} />}
      {dialog?.to === 'remove' && <RemovePasskeyDialog passkey={dialog.passkey} onClose={close} />}
    </SectionCard>
  )
}

function PasskeyList({
  passkeys,
  onOpen,
}: {
  passkeys: readonly Passkey[]
  onOpen: (dialog: OpenDialog) => void
}) {
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="-mt-3 mb-5 divide-y divide-hairline border-b border-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onOpen({ to: 'rename', passkey })}
              onRemove={() => onOpen({ to: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => onOpen({ to: 'add' })}>
          <Icon name="plus" className="text-[1.125rem]" />
          Add passkey
        </Button>
      ) : (
        <p className="text-sm text-pretty text-muted">
          This browser cannot create passkeys here. Open Quittance in another browser, over https,
          to add one.
        </p>
      )}
    </>
  )
}

function RemovePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const remove = useMutation({
    mutationFn: (proof: Proof) =>
      request('DELETE /api/auth/passkeys/:id', { params: { id }, body: proof }),
    onSuccess: async () => {
      await refreshPasskeys()
      refreshEvents()
      toast({ title: 'Passkey removed', description: `${name} no longer signs you in.` })
      onClose()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Remove passkey"
      description={`${name} will no longer sign you in. Your device may still offer it until you delete it there too.`}
      action={{ label: 'Remove passkey', pendingLabel: 'Removing...', isDanger: true }}
      call={remove}
      onConfirm={(proof) => remove.mutate(proof)}
    />
  )
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name="key-round" className="mt-0.5 text-muted" />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="text-base font-medium break-words text-text">{name}</p>
        <p className="mt-0.5">
          Added {formatDay(createdAt)} <span aria-hidden="true">·</span>{' '}
          {lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${name}`}
            className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
          >
            <Icon name="ellipsis-vertical" />
          </button>
        }
        items={[
          { label: 'Rename', icon: 'pencil', onSelect: onRename },
          { label: 'Remove', icon: 'trash-2', onSelect: onRemove },
        ]}
      />
    </li>
  )
}

function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyNameBody),
    defaultValues: { name: passkey.name },
  })
  const rename = useMutation({
    mutationFn: (body: { name: string }) =>
      request('PUT /api/auth/passkeys/:id', { params: { id: passkey.id }, body }),
    onSuccess: async () => {
      await refreshPasskeys()
      onClose()
    },
  })
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The passkey keeps its name.',
    isNeeded: formState.isDirty && !rename.isPending,
    onDiscard: onClose,
  })
  const failure = failureMessage(rename.error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      isFirm={rename.isPending}
      title="Rename passkey"
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={rename.isPending}>
          {rename.isPending ? 'Saving...' : 'Save'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((values) => rename.mutate(values))}>
        <TextField
          label="Name"
          required
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          error={formState.errors.name?.message ?? failure}
          {...register('name')}
        />
      </form>
      {question}
    </Dialog>
  )
}

function AddPasskeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
