import {
  type AccessToken,
  type TokenScope,
  tokenFields,
  tokenScopes,
} from '@quittance/contract/tokens'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#features/account/load-failure.tsx'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { refreshEvents, tokensQuery } from '#features/account/security-queries.ts'
import { request } from '#lib/api/api.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import {
  Choices,
  ProgramRow,
  problemsOf,
  RemoveDialog,
  reportRemoval,
  ShownOnceDialog,
} from './program-parts.tsx'

const scopeLabels: Record<TokenScope, string> = {
  read: 'Read trips and receipts',
  write: 'Add and change them, and send claims',
  export: 'Download files and claims',
}

export function Tokens({ query }: { query: UseQueryResult<AccessToken[]> }) {
  const [isAdding, setIsAdding] = useState(false)
  const [revoked, setRevoked] = useState<AccessToken>()
  const [secret, setSecret] = useState<string>()
  return (
    <SectionCard
      title="Access tokens"
      hint="Let a program use your account, for what you choose. A token never signs in and never changes your security."
    >
      {query.data ? (
        <>
          {query.data.length > 0 && (
            <ul className="-mt-4 mb-5 divide-y divide-hairline border-b border-hairline">
              {query.data.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
              ))}
            </ul>
          )}
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAdding(true)}>
            <Icon name="plus" className="text-[1.125rem]" />
            Create token
          </Button>
        </>
      ) : (
        <LoadFailure what="Your access tokens" query={query} />
      )}
      {isAdding && <CreateDialog onClose={() => setIsAdding(false)} onDone={setSecret} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
      <ShownOnceDialog
        title="Copy your token"
        description="It is not shown again: keep it where you keep your passwords."
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </SectionCard>
  )
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, scopes, expiresAt, lastUsedAt } = token
  const isOver = new Date(expiresAt).getTime() <= Date.now()
  return (
    <ProgramRow icon="key-round" name={name} action="Revoke" onRemove={onRevoke}>
      <p className="mt-0.5">{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
      <p className="mt-0.5">
        {isOver ? 'Expired' : 'Expires'} {formatDay(expiresAt)} <span aria-hidden="true">·</span>{' '}
        {lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'}
      </p>
    </ProgramRow>
  )
}

function CreateDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (token: string) => void
}) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['read'])
  const [days, setDays] = useState(90)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const create = useMutation({
    mutationFn: (proof: Proof) =>
      request('POST /api/auth/tokens', { body: { name, scopes, days, ...proof } }),
    onSuccess: ({ token }) => {
      onClose()
      onDone(token)
      refreshEvents()
      return queryClient.invalidateQueries(tokensQuery)
    },
  })

  function confirm(proof: Proof) {
    const checked = tokenFields.safeParse({ name, scopes, days })
    setProblems(problemsOf(checked.error))
    if (checked.success) create.mutate(proof)
  }

  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Create access token"
      description="Please enter your password, so that we know it is you."
      action={{ label: 'Create token', pendingLabel: 'Creating...' }}
      isChanged={name !== ''}
      call={create}
      onConfirm={confirm}
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        enterKeyHint="next"
        hint="The program that will use it."
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problems['name']}
      />
      <Choices
        label="It may"
        choices={tokenScopes}
        labels={scopeLabels}
        chosen={scopes}
        onChange={setScopes}
        error={problems['scopes']}
      />
      <SelectField
        label="Works for"
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {[7, 30, 90, 365].map((count) => (
          <option key={count} value={count}>
            {count} days
          </option>
        ))}
      </SelectField>
    </PasswordDialog>
  )
}

function RevokeDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { id, name } = token
  const revoke = useMutation({
    mutationFn: () => request('DELETE /api/auth/tokens/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'Token revoked', description: `${name} no longer works.` }),
    onError: reportRemoval,
    onSettled: () => {
      refreshEvents()
      onClose()
      return queryClient.invalidateQueries(tokensQuery)
    },
  })
  return (
    <RemoveDialog
      title="Revoke this token?"
      description={`Programs that use ${name} lose access at once.`}
      action="Revoke token"
      call={revoke}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  )
}
