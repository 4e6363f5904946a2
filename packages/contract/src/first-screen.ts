import type { z } from 'zod'
import type { receiptFilter } from './receipts.ts'

// The first calls of each screen, shared by both sides: the server embeds their responses in the HTML.

/** The id of the element that holds the preloaded data as JSON. */
export const preloadedDataId = 'page-answers'

/** Preloaded data by the URL of the call; null for an empty response. */
export type PreloadedData = Record<string, unknown>

export const everyReceipt: z.output<typeof receiptFilter> = { search: '', category: 'all' }

export const recentCount = 3

export const receiptsPerPage = 100
