import type { Passkey } from '@quittance/contract/passkeys'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { canUsePasskeys } from '#lib/account/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

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
