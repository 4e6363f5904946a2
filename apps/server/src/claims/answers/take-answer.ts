import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { formatDate } from '#claims/format.ts'
import { sendLinkPage } from '#claims/link-page.ts'
import { loadReport } from '#claims/load-report.ts'
import type { PageLink } from '#claims/page/page-link.ts'
import { pagePolicy } from '#claims/page/page-shell.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { Db } from '#db/connect.ts'
import type { Exchange } from '#http/exchange.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { pageOfForm, renderConfirm, renderDone, renderForm } from './answer-forms.ts'
import { type AnswerAction, refusalOf } from './answer-rules.ts'
import { describeAnswer } from './answer-words.ts'
import {
  type CheckedAnswer,
  checkDraft,
  type Draft,
  type Errors,
  type Form,
  readDraft,
} from './check-answer.ts'
import { listNumberedLines } from './claim-lines.queries.ts'
import { listConversation } from './conversation.queries.ts'
import { giveAnswer } from './give-answer.ts'
import { readRules } from './read-rules.ts'
import type { Recipient } from './recipients.queries.ts'

type Asked = { link: PageLink; action: AnswerAction }

/** Changes nothing: mail scanners open every link. */
export async function sendAnswerForm(deps: ReportsDeps, asked: Asked, exchange: Exchange) {
  const { recipient } = asked.link
  if (!recipient) return sendSharedLink(asked, exchange.reply)
  const refusal = (await readRules(deps.db, recipient))(asked.action)
  if (refusal) return sendRefusal(deps.db, recipient, asked, refusal, exchange.reply)
  const draft = { ...readDraft({}), name: recipient.name ?? '' }
  return sendForm(deps, asked, { draft, errors: new Map(), page: 1 }, exchange)
}

/** The steps of a form: its pages, then the confirm page, then done. Only the last one stores. */
export async function takeAnswer(
  deps: ReportsDeps,
  asked: Asked,
  exchange: { request: Exchange['request'] & { body: Form }; reply: FastifyReply },
) {
  const { link, action } = asked
  const { recipient } = link
  const { body, log } = exchange.request
  if (!recipient) return sendSharedLink(asked, exchange.reply)
  const { step = '', once = '' } = body
  const draft = readDraft(body)
  const errors = checkDraft(action, draft)
  const page = Number(/^page-(\d{1,5})$/.exec(step)?.[1] ?? Number(body['page'] ?? 1))
  const isDone = step === 'done' && isOnce.test(once)
  if (!isDone) {
    const refusal = (await readRules(deps.db, recipient))(action)
    if (refusal) return sendRefusal(deps.db, recipient, asked, refusal, exchange.reply)
    if (step !== 'confirm') {
      return sendForm(deps, asked, { draft, errors: new Map(), page }, exchange)
    }
  }
  if (errors.size > 0) return sendForm(deps, asked, { draft, errors, page }, exchange)

  const report = await loadReport({ ...deps, log }, recipient.finalizationId)
  const answer = await asAnswer(deps.db, recipient, action, draft)
  if (!isDone) {
    const shown = { action, report, path: link.path, draft, answer, once: randomUUID() }
    return sendPage(exchange.reply, renderConfirm(shown))
  }
  const key = `answer:${recipient.id}`
  await limitAttempts(deps.db, [{ key, max: answersPerHour, windowMinutes: 60 }])
  const { origin } = deps.links
  const given = { ...answer, action, once }
  const { refusal } = await giveAnswer({ ...deps, log, origin }, recipient, given)
  if (refusal) return sendRefusal(deps.db, recipient, asked, refusal, exchange.reply)
  return sendPage(exchange.reply, renderDone({ action, report, path: link.path }), false)
}

const answersPerHour = 60

const isOnce = /^[\da-f-]{36}$/

type Shown = { draft: Draft; errors: Errors; page: number }

async function sendForm(
  deps: ReportsDeps,
  { link, action }: Asked,
  { draft, errors, page: wanted }: Shown,
  { request, reply }: Exchange,
) {
  const { finalizationId, path } = link
  reply.code(errors.size > 0 ? 422 : 200)
  if (request.method === 'HEAD') return sendPage(reply, '')
  const report = await loadReport({ ...deps, log: request.log }, finalizationId)
  const pageCount = Math.max(1, Math.ceil(report.receiptCount / pageOfForm))
  const page = await pageToShow()
  const last = page * pageOfForm
  const lines =
    action === 'send-back'
      ? await listNumberedLines(deps.db, finalizationId, { first: last - pageOfForm + 1, last })
      : []
  const shown = { action, report, path, draft, errors, lines, page, pageCount }
  return sendPage(reply, renderForm(shown))

  /** A remark with an error may be on another page. */
  async function pageToShow() {
    const ids = [...errors.keys()].flatMap((field) => /^remark-(\d+)$/.exec(field)?.[1] ?? [])
    const [first] = await listNumberedLines(deps.db, finalizationId, { ids: ids.map(Number) })
    const number = first ? Math.ceil(first.number / pageOfForm) : wanted
    return Math.min(Math.max(1, number || 1), pageCount)
  }
}

/** Remarks on receipts of other claims are left out. */
async function asAnswer(
  db: Db,
  { finalizationId }: Recipient,
  action: AnswerAction,
  draft: Draft,
): Promise<CheckedAnswer> {
  const { name, comment, reference, paidOn } = draft
  const isPaid = action === 'mark-paid'
  const answer = { name, comment: '', paidOn: null, reference: '', remarks: [] }
  if (isPaid) return { ...answer, paidOn, reference }
  if (action === 'approve') return { ...answer, comment }
  const ids = [...draft.remarks.keys()]
  const lines = await listNumberedLines(db, finalizationId, { ids })
  return {
    ...answer,
    remarks: [
      ...(comment ? [{ receiptId: null, label: null, comment }] : []),
      ...lines.map(({ receiptId, vendor, date }) => ({
        receiptId,
        label: `${vendor}, ${formatDate(date)}`,
        comment: draft.remarks.get(receiptId) ?? '',
      })),
    ],
  }
}

function sendPage(reply: FastifyReply, page: string, hasForm = true) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy({ hasForm }))
    .send(page)
}

/** What happened meanwhile, and what that means. */
async function sendRefusal(
  db: Db,
  recipient: Recipient,
  { link }: Asked,
  refusal: string,
  reply: FastifyReply,
) {
  const { versions, answers } = await listConversation(db, recipient.tripId)
  const version = versions.find(({ id }) => id === recipient.finalizationId)
  const last = answers.filter((answer) => answer.version === version?.version).at(-1)
  const unsaved = reply.request.method === 'POST' ? ' Your answer was not stored.' : ''
  const isOpen = version !== undefined && version.revokedAt === null
  return sendLinkPage(reply, {
    status: 409,
    title: 'This is not possible now',
    paragraphs: [...(last ? [`${describeAnswer(last)}.`] : []), `${refusal}${unsaved}`],
    ...(isOpen && { link: { href: link.path, label: 'Back to the claim' } }),
  })
}

function sendSharedLink({ link, action }: Asked, reply: FastifyReply) {
  return sendLinkPage(reply, {
    status: 403,
    title: 'This link cannot answer',
    paragraphs: [refusalOf('shared-link', 'sent', action) ?? ''],
    link: { href: link.path, label: 'Back to the claim' },
  })
}
