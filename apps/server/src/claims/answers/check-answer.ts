import { maxComment, maxCommentBytes } from '@quittance/contract/answers'
import { isCalendarDate } from '@quittance/contract/calendar-date'
import { dayOf } from '#claims/format.ts'
import type { AnswerAction } from './answer-rules.ts'

export const maxName = 120
export const maxReference = 140

/** As typed; `remarks` by receipt. */
export type Draft = {
  name: string
  comment: string
  remarks: Map<number, string>
  paidOn: string
  reference: string
}

export type CheckedAnswer = {
  name: string
  comment: string
  paidOn: string | null
  reference: string
  /** `label` names the receipt; null for the whole claim. */
  remarks: { receiptId: number | null; label: string | null; comment: string }[]
}

/** Messages by field: `name`, `comment`, `paidOn`, `reference` or `remark-17`. */
export type Errors = Map<string, string>

export type Form = Readonly<Record<string, string>>

export function readDraft(form: Form): Draft {
  const remarks = Object.entries(form).flatMap(([field, text]): [number, string][] => {
    const id = /^remark-([1-9]\d{0,8})$/.exec(field)?.[1]
    const comment = cleanText(text)
    return id && comment ? [[Number(id), comment]] : []
  })
  return {
    name: cleanText(form['name']).replaceAll('\n', ' '),
    comment: cleanText(form['comment']),
    remarks: new Map(remarks),
    paidOn: cleanText(form['paidOn']),
    reference: cleanText(form['reference']).replaceAll('\n', ' '),
  }
}

/** Plain text: line breaks stay, other control characters and those that turn the text go. */
function cleanText(text = '') {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}

const tooLong = (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters`

export function checkDraft(action: AnswerAction, draft: Draft, now = Date.now()): Errors {
  const { name, comment, remarks, paidOn, reference } = draft
  const errors: Errors = new Map()
  if (!name) errors.set('name', 'Please type your name')
  if (name.length > maxName) errors.set('name', tooLong(maxName))
  if (action === 'mark-paid') {
    if (!isCalendarDate(paidOn)) errors.set('paidOn', 'Please enter the day of the payment')
    // It may already be tomorrow where the reader is.
    else if (paidOn > dayOf(new Date(now + 24 * 60 * 60 * 1000)))
      errors.set('paidOn', 'The day of the payment cannot be in the future')
    if (reference.length > maxReference) errors.set('reference', tooLong(maxReference))
    return errors
  }
  if (comment.length > maxComment) errors.set('comment', tooLong(maxComment))
  if (action !== 'send-back') return errors
  for (const [id, text] of remarks) {
    if (text.length > maxComment) errors.set(`remark-${id}`, tooLong(maxComment))
  }
  const bytes = Buffer.byteLength([comment, ...remarks.values()].join(''))
  if (bytes > maxCommentBytes) {
    errors.set('comment', 'All remarks together are too long: please use at most 50 kB')
  }
  if (!comment && remarks.size === 0) {
    errors.set('comment', 'Please write what to change, here or beside a receipt below')
  }
  return errors
}
