import { maxComment } from '@quittance/contract/answers'
import { dayOf, formatCount, formatDate, formatIssue, formatMoney } from '#claims/format.ts'
import { renderShell } from '#claims/page/page-shell.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import { type Html, html } from '#mail/html.ts'
import type { AnswerAction } from './answer-rules.ts'
import { actionNames } from './answer-words.ts'
import {
  type CheckedAnswer,
  type Draft,
  type Errors,
  maxName,
  maxReference,
} from './check-answer.ts'
import type { NumberedLine } from './claim-lines.queries.ts'

export type AnswerPage = { action: AnswerAction; report: Report; path: string }

type FormPage = AnswerPage & {
  draft: Draft
  errors: Errors
  /** The receipts of this page of the form, to send back only. */
  lines: NumberedLine[]
  page: number
  pageCount: number
}

const headings: Record<AnswerAction, string> = {
  approve: 'Approve this claim',
  'send-back': 'Send this claim back',
  'mark-paid': 'Mark this claim as paid',
}

export const pageOfForm = 100

export function renderForm(shown: FormPage): string {
  const { action, path, draft, errors, page } = shown
  const names: Record<string, string> = {
    name: 'Your name',
    comment: 'Comment',
    paidOn: 'Day of the payment',
    reference: 'Reference',
  }
  const summary = [...errors].map(([field, message]) => {
    const name = names[field] ?? 'Remark'
    return html`<li><a href="#${field}">${name}: ${message}</a></li>`
  })
  const title = `${errors.size > 0 ? 'Please check: ' : ''}${headings[action]}`
  return renderPage(
    title,
    shown,
    html`${errors.size > 0 && html`<div class="card wrong" role="alert"><h2>Please check</h2><ul>${summary}</ul></div>`}
<form class="card form" method="post" action="${path}/${action}">
<button class="default" name="step" value="confirm" tabindex="-1" aria-hidden="true">Continue</button>
${renderField({ ...shown, field: 'name', label: 'Your name', hint: 'Shown with your answer, and remembered for this link.', input: html`<input id="name" name="name" value="${draft.name}" maxlength="${maxName}" autocomplete="name" required${describedBy('name', errors, true)}>` })}
${action === 'mark-paid' ? renderPayment(shown) : renderComment(shown)}
${action === 'send-back' && renderReceipts(shown)}
<input type="hidden" name="page" value="${page}">
<p class="actions"><button class="button primary" name="step" value="confirm">Continue</button><a class="button" href="${path}">Back to the claim</a></p>
<p class="small">Nothing is stored yet: the next page shows your answer and asks you to confirm it.</p>
</form>`,
  )
}

type Field = { field: string; label: string; hint: string; input: Html; errors: Errors }

function renderField({ field, label, hint, input, errors }: Field): Html {
  const error = errors.get(field)
  return html`<div class="field"><label for="${field}">${label}</label>${hint && html`<p class="small" id="${field}-hint">${hint}</p>`}${error && html`<p class="error" id="${field}-error">${error}</p>`}${input}</div>`
}

function describedBy(field: string, errors: Errors, hasHint: boolean): Html {
  const ids = [hasHint && `${field}-hint`, errors.has(field) && `${field}-error`]
  return html` aria-describedby="${ids.filter(Boolean).join(' ')}"${errors.has(field) && html` aria-invalid="true"`}`
}

function renderComment({ action, draft, errors }: FormPage): Html {
  const isBack = action === 'send-back'
  return renderField({
    field: 'comment',
    label: isBack ? 'What should be changed in the whole claim?' : 'Comment (optional)',
    hint: isBack
      ? 'Leave it empty if it concerns single receipts only.'
      : 'The traveller sees it with your approval.',
    errors,
    input: html`<textarea id="comment" name="comment" rows="4" maxlength="${maxComment}"${describedBy('comment', errors, true)}>
${draft.comment}</textarea>`,
  })
}

function renderPayment({ draft, errors }: FormPage): Html {
  const today = dayOf(new Date())
  return html`${renderField({ field: 'paidOn', label: 'Day of the payment', hint: '', errors, input: html`<input id="paidOn" name="paidOn" type="date" value="${draft.paidOn || today}" required${describedBy('paidOn', errors, false)}>` })}
${renderField({ field: 'reference', label: 'Reference (optional)', hint: 'For example the number of the transfer.', errors, input: html`<input id="reference" name="reference" value="${draft.reference}" maxlength="${maxReference}" autocomplete="off"${describedBy('reference', errors, true)}>` })}`
}

/** One field per receipt. Buttons lead to the other pages; what was typed travels along. */
function renderReceipts(shown: FormPage): Html {
  const { draft, lines, page, pageCount, report } = shown
  const here = new Set(lines.map(({ receiptId }) => receiptId))
  const elsewhere = [...draft.remarks].filter(([id]) => !here.has(id))
  const turn = (to: number, words: string) =>
    html`<button class="button" name="step" value="page-${to}" formnovalidate>${words}</button>`
  return html`<fieldset><legend>What should be changed in single receipts?</legend>
${pageCount > 1 && html`<p class="small">Page ${page} of ${pageCount}, ${formatCount(report.receiptCount, 'receipt')}. What you typed stays when you turn the page${elsewhere.length > 0 && `: ${formatCount(elsewhere.length, 'remark')} on other pages`}.</p>`}
<ol class="remarks">${lines.map((line) => renderRemark(line, shown))}</ol>
${elsewhere.map(([id, text]) => hidden(`remark-${id}`, text))}
${pageCount > 1 && html`<p class="actions">${page > 1 && turn(page - 1, 'Previous receipts')}${page < pageCount && turn(page + 1, 'More receipts')}</p>`}</fieldset>`
}

function renderRemark(line: NumberedLine, { draft, errors, report }: FormPage): Html {
  const field = `remark-${line.receiptId}`
  const text = draft.remarks.get(line.receiptId) ?? ''
  const error = errors.get(field)
  const number = receiptNumber(report, line.number)
  return html`<li><details${text && html` open`}><summary><span><span class="muted">${number}</span> <bdi>${line.vendor}</bdi>, ${formatDate(line.date)}</span> <span class="money">${formatMoney(line.amountMinor, line.currency)}</span></summary>
${error && html`<p class="error" id="${field}-error">${error}</p>`}<textarea id="${field}" name="${field}" rows="3" maxlength="${maxComment}" aria-label="Remark on receipt ${number}, ${line.vendor}"${error && html` aria-invalid="true" aria-describedby="${field}-error"`}>
${text}</textarea></details></li>`
}

const questions: Record<AnswerAction, string> = {
  approve: 'Approve this claim?',
  'send-back': 'Send this claim back?',
  'mark-paid': 'Mark this claim as paid?',
}

const effects: Record<AnswerAction, string> = {
  approve: 'The traveller is told by email. After that the claim can be marked as paid.',
  'send-back':
    'The traveller is told by email with your remarks, and changes the claim. This version ends: you get a link to the next one.',
  'mark-paid': 'The traveller is told by email. After that the claim can no longer be answered.',
}

/** Shows the answer as it will be stored. */
export function renderConfirm(
  shown: AnswerPage & { draft: Draft; answer: CheckedAnswer; once: string },
): string {
  const { action, path, draft, answer, once } = shown
  const facts: [string, string][] = [['Your name', answer.name]]
  if (answer.paidOn) facts.push(['Day of the payment', formatDate(answer.paidOn)])
  if (answer.reference) facts.push(['Reference', answer.reference])
  if (answer.comment) facts.push(['Comment', answer.comment])
  for (const { label, comment } of answer.remarks) facts.push([label ?? 'The whole claim', comment])
  const fields = [
    hidden('name', draft.name),
    hidden('comment', draft.comment),
    hidden('paidOn', draft.paidOn),
    hidden('reference', draft.reference),
    ...[...draft.remarks].map(([id, text]) => hidden(`remark-${id}`, text)),
  ]
  return renderPage(
    questions[action],
    shown,
    html`<form class="card form" method="post" action="${path}/${action}">
<dl class="confirm">${facts.map(([name, text]) => html`<div><dt><bdi>${name}</bdi></dt><dd dir="auto">${text}</dd></div>`)}</dl>
${fields}${hidden('once', once)}
<p>${effects[action]}</p>
<p class="actions"><button class="button primary" name="step" value="done">${actionNames[action]}</button><button class="button" name="step" value="form">Change</button></p>
</form>`,
  )
}

const doneHeadings: Record<AnswerAction, string> = {
  approve: 'Approved',
  'send-back': 'Sent back',
  'mark-paid': 'Marked as paid',
}

export function renderDone(shown: AnswerPage): string {
  const { action, path, report } = shown
  const next =
    action === 'send-back'
      ? html`<p>This version can no longer be opened. When the next version is sent, you get a link to it by email.</p>`
      : html`<p class="actions"><a class="button primary" href="${path}">Back to the claim</a></p>`
  return renderPage(
    doneHeadings[action],
    shown,
    html`<div class="card form" role="status"><p>Your answer is stored, and <bdi>${report.traveller.name}</bdi> sees it in Quittance.</p>${next}</div>`,
  )
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`
}

function renderPage(title: string, { report }: AnswerPage, content: Html): string {
  const { trip, traveller } = report
  const { label, sum } = describeRepayment(report)
  return renderShell(
    `${title} · ${trip.name}`,
    html`<main class="narrow">
<p class="brand">Quittance</p>
<header class="head"><p class="kicker">Expense claim · ${formatIssue(report)}</p><h1>${title}</h1>
<p class="who"><bdi>${trip.name}</bdi>, <bdi>${traveller.name}</bdi> <span class="muted">${traveller.email}</span></p><p>${label}: <strong class="money">${sum}</strong></p></header>
${content}
</main>`,
  )
}
