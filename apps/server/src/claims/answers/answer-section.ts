import type { ClaimRemark } from '@quittance/contract/answers'
import { factNames } from '@quittance/contract/line-facts'
import type { ChangedLine } from '@quittance/contract/reports'
import { formatCount } from '#claims/format.ts'
import type { Claim } from '#claims/page/load-claim.ts'
import { type Html, html } from '#mail/html.ts'
import type { AnswerAction } from './answer-rules.ts'
import { actionNames, renderAnswer } from './answer-words.ts'

/** How many are shown before the rest is collapsed. */
const maxExpanded = 5

/** What the recipients answered, and how this one can. */
export function renderAnswers({ version, conversation, recipient }: Claim): Html {
  const said = conversation.answers.map((answer) =>
    renderAnswer(answer, version.version, recipient !== undefined),
  )
  return html`<section class="card answers" aria-labelledby="answers"><h2 id="answers">Answer</h2>
${said.length > 0 ? html`<ul class="said">${said}</ul>` : html`<p>Nobody has answered yet.</p>`}
<p class="small">${describeWay()}</p></section>`

  function describeWay() {
    const isPaid = conversation.answers.some(
      (answer) => answer.kind === 'paid' && answer.version === version.version,
    )
    if (isPaid) return 'A paid claim can no longer be answered.'
    if (recipient) return `You answer for ${recipient.address}: this link is yours.`
    return 'This link only shows the claim. Its recipient answers with the link in their email.'
  }
}

/** The answers this recipient can give now. */
export function renderActions(actions: AnswerAction[], path: string): Html {
  const main = actions.includes('approve') ? 'approve' : 'mark-paid'
  const links = actions.map(
    (action) =>
      html`<a class="button${action === main && ' primary'}" href="${path}/${action}" rel="nofollow">${actionNames[action]}</a>`,
  )
  return html`<p class="actions">${links}</p>`
}

/** What was asked about earlier versions, what the traveller replied, and what changed there. */
export function renderAsked({ version, conversation, recipient }: Claim): Html | null {
  const asked = conversation.remarks.filter((remark) => remark.version < version.version)
  if (asked.length === 0) return null
  const items = asked.toReversed().map((remark) => renderRemark(remark, describeChange(remark)))
  const rest = items.slice(maxExpanded)
  return html`<section class="card asked" aria-labelledby="asked"><h2 id="asked">${recipient ? 'You asked' : 'Finance asked'}</h2>
<ul class="said">${items.slice(0, maxExpanded)}</ul>
${rest.length > 0 && html`<details><summary>${formatCount(rest.length, 'more remark')}</summary><ul class="said">${rest}</ul></details>`}</section>`

  /** Only of remarks about the version before: the changes are since that one. */
  function describeChange(remark: ClaimRemark) {
    const { difference } = version
    if (!difference || remark.receiptId === null) return null
    if (remark.version !== difference.since.version) return null
    const line = difference.lines.find((one) => idOf(one) === remark.receiptId)
    if (line) return describeLine(line)
    const { added, removed, changed, lines } = difference
    return added + removed + changed === lines.length ? 'Not changed' : null
  }
}

function renderRemark(remark: ClaimRemark, change: string | null): Html {
  const { vendor, version, name, comment, reply } = remark
  return html`<li><p><strong><bdi>${vendor ?? 'The whole claim'}</bdi></strong> <span class="small">version ${version}, <bdi>${name}</bdi></span></p><p class="notes" dir="auto">${comment}</p>
${change && html`<p class="small change">${change}</p>`}
${reply ? html`<p class="notes reply" dir="auto"><span class="small">Reply: </span>${reply}</p>` : html`<p class="small">No reply</p>`}</li>`
}

function idOf(line: ChangedLine) {
  return line.kind === 'removed' ? line.before.receiptId : line.after.receiptId
}

function describeLine(line: ChangedLine) {
  if (line.kind === 'removed') return 'Removed from the claim'
  if (line.kind === 'added') return 'Added again'
  return `Changed: ${line.facts.map((fact) => factNames[fact].toLowerCase()).join(', ')}`
}
