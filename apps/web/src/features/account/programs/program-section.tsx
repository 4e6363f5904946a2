import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { copyText } from '#features/account/second-step/copy-text.ts'
import { refreshEvents } from '#features/account/security-queries.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { AddProgramDialog } from './add-program-dialog.tsx'
import type { Program, ProgramKind } from './program-kinds.ts'

export function ProgramSection({
  kind,
  query,
}: {
  kind: ProgramKind
  query: UseQueryResult<Program[]>
}) {
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [removed, setRemoved] = useState<Program>()
  const remove = useMutation({
    mutationFn: kind.delete,
    onError: (error) =>
      toastFailure(
        'Not removed',
        serverMessage(error) ?? 'Please check your connection and try again.',
      ),
    onSettled: () => {
      setRemoved(undefined)
      return refresh()
    },
  })

  function refresh() {
    refreshEvents()
    return query.refetch()
  }

  return (
    <SectionCard title={kind.title} hint={kind.hint}>
      {query.data ? (
        <>
          <ul className="-mt-4 mb-5 divide-y divide-hairline border-b border-hairline empty:hidden">
            {query.data.map((program) => (
              <ProgramRow
                key={program.id}
                kind={kind}
                program={program}
                onRemove={() => setRemoved(program)}
              />
            ))}
          </ul>
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAdding(true)}>
            <Icon name="plus" className="text-[1.125rem]" />
            {kind.add}
          </Button>
        </>
      ) : (
        <LoadFailure what={kind.title} query={query} />
      )}
      {isAdding && (
        <AddProgramDialog
          kind={kind}
          onClose={() => setIsAdding(false)}
          onDone={(shown) => {
            setSecret(shown)
            return refresh()
          }}
        />
      )}
      {removed && (
        <Dialog
          open
          onOpenChange={(open) => !open && setRemoved(undefined)}
          title={`${kind.remove} ${removed.name}?`}
          description={kind.removal}
          dismiss="Cancel"
          footer={
            <Button
              variant="danger"
              disabled={remove.isPending}
              onClick={() => remove.mutate(removed.id)}
            >
              {kind.remove}
            </Button>
          }
        />
      )}
      {secret && (
        <SecretDialog secret={secret} hint={kind.secretHint} onClose={() => setSecret('')} />
      )}
    </SectionCard>
  )
}

type RowProps = { kind: ProgramKind; program: Program; onRemove: () => void }

function ProgramRow({ kind: { icon, remove }, program, onRemove }: RowProps) {
  const { name, lines, problem } = program
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-4">
      <Icon name={icon} className="mt-0.5 text-muted" />
      <div className="min-w-24 flex-1 space-y-0.5 text-sm wrap-anywhere text-muted">
        <p className="text-base font-medium text-text">{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {problem && <p className="text-wrong">{problem}</p>}
      </div>
      <Button variant="secondary" aria-label={`${remove} ${name}`} onClick={onRemove}>
        {remove}
      </Button>
    </li>
  )
}

/** Shown only once, so the dialog closes by its button alone. */
function SecretDialog(shown: { secret: string; hint: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      form="sheet"
      isContinued
      isStaying
      title="Copy it now"
      description={shown.hint}
      footer={<Button onClick={shown.onClose}>I have saved it</Button>}
    >
      <p className="rounded-control bg-sunken p-4 text-sm wrap-anywhere select-all">
        <code>{shown.secret}</code>
      </p>
      <Button
        variant="secondary"
        className="mt-4 w-full"
        onClick={() => void copyText(shown.secret, 'Copied')}
      >
        <Icon name="copy" className="text-[1.125rem]" />
        Copy
      </Button>
    </Dialog>
  )
}
