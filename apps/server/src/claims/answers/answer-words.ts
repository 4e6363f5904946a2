import type { ClaimAnswer } from '@quittance/contract/answers'
import { formatDate, formatMoment } from '#claims/format.ts'
import { type Html, html } from '#mail/html.ts'
import type { AnswerAction } from './answer-rules.ts'

export const actionNames: Record<AnswerAction, string> = {
  approve: 'Approve',
  'send-back': 'Send back',
  'mark-paid': 'Mark as paid',
}

export const kindNames = { approved: 'Approved', 'sent-back': 'Sent back', paid: 'Marked as paid' }

type Said = Pick<ClaimAnswer, 'kind' | 'name' | 'at'>

/** `Sent back by Carol Smith on Nov 18, 2026, 10:12 AM UTC`. */
export function describeAnswer({ kind, name, at }: Said) {
  return `${kindNames[kind]} by ${name} on ${formatMoment(new Date(at))}`
}

/** Who said what and when. The address is for other recipients only. */
export function renderAnswer(answer: ClaimAnswer, own: number, hasAddress: boolean): Html {
  const { kind, version, name, address, at, comment, paidOn, reference } = answer
  const payment = [paidOn && `Paid on ${formatDate(paidOn)}`, reference && `reference ${reference}`]
  const words = payment.filter(Boolean).join(', ')
  return html`<li><p><strong class="${kind}">${kindNames[kind]}</strong> by <bdi>${name}</bdi>${hasAddress && html` <span class="muted">${address}</span>`}</p><p class="small">${version !== own && `Version ${version} · `}${formatMoment(new Date(at))}</p>${words && html`<p dir="auto">${words}</p>`}${comment && html`<p class="notes" dir="auto">${comment}</p>`}</li>`
}
