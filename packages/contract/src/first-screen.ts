import type { z } from 'zod'
import type { receiptFilter } from './receipts.ts'

// What the browser asks for first, known to both sides: the page brings the answers along.

/** Where in the page the answers stand: the id of an element with JSON in it. */
export const pageAnswersId = 'page-answers'

/** The answers that a page brings along, by the address of the call; null where there is nothing. */
export type PageAnswers = Record<string, unknown>

/** All receipts of a trip. */
export const everyReceipt: z.output<typeof receiptFilter> = { search: '', category: 'all' }

/** How many receipts Home shows. */
export const recentCount = 3

/** How many receipts a list loads at a time. */
export const receiptsPerPage = 100
