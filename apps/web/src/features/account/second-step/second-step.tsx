import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

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
