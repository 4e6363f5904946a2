import { type AccessToken, type TokenScope, tokenScopes } from '@quittance/contract/tokens'
import { type Webhook, type WebhookEvent, webhookEvents } from '@quittance/contract/webhooks'
import type { Proof } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { formatDay, timeAgo } from '#lib/format/moments.ts'
import type { IconName } from '#ui/icon.tsx'

export type ProgramText = { name: string; lines: string[]; problem?: string | null }

/** What access tokens and webhooks have in common: a text, choices, and a secret that is shown once. */
export type ProgramKind<Item, Choice extends string> = {
  title: string
  hint: string
  icon: IconName
  add: string
  remove: string
  removal: string
  secretHint: string
  text: { label: string; hint: string; inputMode?: 'url' }
  choices: { label: string; all: readonly Choice[]; labels: Record<Choice, string> }
  days?: readonly number[]
  describe: (item: Item) => ProgramText
  /** Returns the secret. */
  create: (
    fields: { text: string; chosen: Choice[]; days: number },
    proof: Proof,
  ) => Promise<string>
  delete: (id: number) => Promise<unknown>
}

const scopes: Record<TokenScope, string> = {
  read: 'Read trips and receipts',
  write: 'Add and change them, and send claims',
  export: 'Download files and claims',
}

export const tokenKind: ProgramKind<AccessToken, TokenScope> = {
  title: 'Access tokens',
  hint: 'Let a program use your account, for what you choose. A token never signs in and never changes your security.',
  icon: 'key-round',
  add: 'Create token',
  remove: 'Revoke',
  removal: 'Programs that use this token lose access at once.',
  secretHint: 'The token is not shown again: keep it where you keep your passwords.',
  text: { label: 'Name', hint: 'The program that will use it.' },
  choices: { label: 'It may', all: tokenScopes, labels: scopes },
  days: [7, 30, 90, 365],
  describe: ({ name, scopes: chosen, expiresAt, lastUsedAt }) => {
    const isOver = new Date(expiresAt).getTime() <= Date.now()
    const use = lastUsedAt ? `Last used ${timeAgo(lastUsedAt)}` : 'Not used yet'
    const end = `${isOver ? 'Expired' : 'Expires'} ${formatDay(expiresAt)}`
    return { name, lines: [chosen.map((scope) => scopes[scope]).join(' · '), `${end} · ${use}`] }
  },
  create: async ({ text: name, chosen, days }, proof) => {
    const body = { name, scopes: chosen, days, ...proof }
    return (await request('POST /api/auth/tokens', { body })).token
  },
  delete: (id) => request('DELETE /api/auth/tokens/:id', { params: { id } }),
}

const events: Record<WebhookEvent, string> = {
  'claim.sent': 'A claim is sent',
  'claim.answered': 'Finance approves it or sends it back',
  'claim.paid': 'It is marked as paid',
}

export const webhookKind: ProgramKind<Webhook, WebhookEvent> = {
  title: 'Webhooks',
  hint: 'We call an address of yours when something happens to a claim. Every call is signed.',
  icon: 'globe',
  add: 'Add webhook',
  remove: 'Remove',
  removal: 'It is no longer called, and calls that wait to be retried are dropped.',
  secretHint: 'Your program checks our signature with this secret. It is not shown again.',
  text: { label: 'Address', hint: 'It starts with https://', inputMode: 'url' },
  choices: { label: 'Call it when', all: webhookEvents, labels: events },
  describe: ({ url, events: chosen, lastAt, lastProblem }) => ({
    name: url,
    lines: [
      chosen.map((event) => events[event]).join(' · '),
      lastAt ? `Last called ${timeAgo(lastAt)}` : 'Not called yet',
    ],
    problem: lastProblem && `Failed: ${lastProblem}`,
  }),
  create: async ({ text: url, chosen }, proof) => {
    const body = { url, events: chosen, ...proof }
    return (await request('POST /api/webhooks', { body })).secret
  },
  delete: (id) => request('DELETE /api/webhooks/:id', { params: { id } }),
}
