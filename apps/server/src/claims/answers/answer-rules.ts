import type { ClaimState } from '@quittance/contract/claim-state'

export const answerActions = ['approve', 'send-back', 'mark-paid'] as const

export type AnswerAction = (typeof answerActions)[number]

const travellerActions = ['reply', 'remind', 'confirm-payment'] as const

type TravellerAction = (typeof travellerActions)[number]

type Action = AnswerAction | TravellerAction

/** An approver is a recipient who has approved this version. */
type Actor = 'recipient' | 'approver' | 'shared-link' | 'traveller' | 'stranger'

/** `reopened` by the traveller. */
type State = ClaimState | 'reopened'

type Facts = { revokedAt: Date | null; openings: number; kinds: readonly string[] }

/** The state of one version, from what is stored about it. */
export function stateOf({ revokedAt, openings, kinds }: Facts): State {
  if (revokedAt) return kinds.includes('sent-back') ? 'sent-back' : 'reopened'
  if (kinds.includes('paid')) return 'paid'
  if (kinds.includes('approved')) return 'approved'
  return openings > 0 ? 'opened' : 'sent'
}

const isOver = {
  paid: 'This claim was marked as paid, so it can no longer be answered.',
  'sent-back': 'This version was sent back. It can be answered again when the next version comes.',
  reopened:
    'The traveller has re-opened the trip and is changing the claim. It can be answered again when the next version comes.',
}

const isFirst = 'Please approve the claim first. After that it can be marked as paid.'
const isAnswered = 'Finance has already answered, so no reminder is needed.'
const isFrozen = 'Only remarks of a claim that was sent back last can be replied to.'
const isNotSent = 'This trip has no claim to be reminded of. Finalize it first.'
const isNotPayable = 'This trip has no claim that could be paid. Finalize it first.'
const isPaid = 'This claim was already marked as paid.'

/** Why a state forbids an action, whoever asks. */
const refusals: Record<Action, Partial<Record<State, string>>> = {
  approve: isOver,
  'send-back': isOver,
  'mark-paid': {
    ...isOver,
    sent: isFirst,
    opened: isFirst,
    paid: isPaid,
  },
  reply: {
    sent: isFrozen,
    opened: isFrozen,
    approved: isFrozen,
    paid: isFrozen,
    reopened: isFrozen,
  },
  remind: {
    approved: isAnswered,
    paid: isAnswered,
    'sent-back': isNotSent,
    reopened: isNotSent,
  },
  'confirm-payment': { paid: isPaid, 'sent-back': isNotPayable, reopened: isNotPayable },
}

const strangers: Partial<Record<Actor, string>> = {
  'shared-link':
    'This link only shows the claim. Its recipient answers with the link in their email.',
  traveller: 'You sent this claim. Its recipient answers with the link in their email.',
  stranger: 'There is no claim here.',
}

/** Returns why this is not possible, or null if it is. */
export function refusalOf(actor: Actor, state: State, action: Action): string | null {
  const isOfTraveller = travellerActions.includes(action as TravellerAction)
  if (isOfTraveller && actor !== 'traveller') {
    return actor === 'stranger' ? 'There is no claim here.' : 'Only the traveller can do this.'
  }
  const stranger = isOfTraveller ? undefined : strangers[actor]
  if (stranger) return stranger
  if (actor === 'approver' && action === 'approve' && state === 'approved') {
    return 'You have already approved this claim.'
  }
  return refusals[action][state] ?? null
}
