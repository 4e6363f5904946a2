import type { AccessToken, TokenScope } from '@quittance/contract/tokens'
import type { Webhook, WebhookEvent } from '@quittance/contract/webhooks'
import { queryOptions } from '@tanstack/react-query'
import type { Proof } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import type { IconName } from '#ui/icon.tsx'

export type Program = { id: number; name: string; lines: string[]; problem?: string | null }

/** What access tokens and webhooks have in common: a text, choices, and a secret that is shown once. */
export type ProgramKind = {
  title: string
  hint: string
  icon: IconName
  add: string
  remove: string
  removal: string
  secretHint: string
  text: { label: string; hint: string; inputMode?: 'url' }
  choices: { label: string; labels: Record<string, string> }
  days?: readonly number[]
  /** Returns the secret. */
  create: (text: string, chosen: string[], days: number, proof: Proof) => Promise<string>
  delete: (id: number) => Promise<unknown>
}

/** Refetched whenever the list opens: the last use changes. */
export const tokensQuery = queryOptions({
  queryKey: ['/api/auth/tokens'],
  queryFn: async () => (await request('GET /api/auth/tokens')).map(describeToken),
  staleTime: 0,
})

/** Refetched whenever the list opens: the last result changes. */
export const webhooksQuery = queryOptions({
  queryKey: ['/api/webhooks'],
  queryFn: async () => (await request('GET /api/webhooks')).map(describeWebhook),
  staleTime: 0,
})

const scopes: Record<TokenScope, string> = {
  read: 'Read trips and receipts',
  write: 'Add and change them, and send claims',
  export: 'Download files and claims',
}

export const tokenKind: ProgramKind = {
  title: 'Access tokens',
  hint: 'Let a program use your account, for what you choose. A token never signs in and never changes your security.',
  icon: 'key-round',
  add: 'Create token',
  remove: 'Revoke',
  removal: 'Programs that use this token lose access at once.',
  secretHint: 'The token is not shown again: keep it where you keep your passwords.',
  text: { label: 'Name', hint: 'The program that will use it.' },
  choices: { label: 'It may', labels: scopes },
  days: [7, 30, 90, 365],
  create: async (name, chosen, days, proof) => {
    const body = { name, scopes: chosen as TokenScope[], days, ...proof }
    return (await request('POST /api/auth/tokens', { body })).token
  },
  delete: (id) => request('DELETE /api/auth/tokens/:id', { params: { id } }),
}

const events: Record<WebhookEvent, string> = {
  'claim.sent': 'A claim is sent',
  'claim.answered': 'Finance approves it or sends it back',
  'claim.paid': 'It is marked as paid',
}

export const webhookKind: ProgramKind = {
  title: 'Webhooks',
  hint: 'We call an address of yours when something happens to a claim. Every call is signed.',
  icon: 'globe',
  add: 'Add webhook',
  remove: 'Remove',
  removal: 'It is no longer called, and calls that wait to be retried are dropped.',
  secretHint: 'Your program checks our signature with this secret. It is not shown again.',
  text: { label: 'Address', hint: 'It starts with https://', inputMode: 'url' },
  choices: { label: 'Call it when', labels: events },
  create: async (url, chosen, _days, proof) => {
    const body = { url, events: chosen as WebhookEvent[], ...proof }
    return (await request('POST /api/webhooks', { body })).secret
  },
  delete: (id) => request('DELETE /api/webhooks/:id', { params: { id } }),
}

function describeToken({ id, name, scopes: chosen, expiresAt, lastUsedAt }: AccessToken): Program {
  const isOver = new Date(expiresAt).getTime() <= Date.now()
  const end = `${isOver ? 'Expired' : 'Expires'} ${formatDay(expiresAt)}`
  const use = lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'
  return { id, name, lines: [chosen.map((scope) => scopes[scope]).join(' · '), `${end} · ${use}`] }
}

function describeWebhook({ id, url, events: chosen, lastAt, lastProblem }: Webhook): Program {
  const when = chosen.map((event) => events[event]).join(' · ')
  const lines = [when, lastAt ? `Last called ${timeAgo(lastAt)}` : 'Not called yet']
  return { id, name: url, lines, problem: lastProblem && `Failed: ${lastProblem}` }
}
