import { McpServer } from '@modelcontextprotocol/server'
import { currencies } from '@quittance/contract/money'
import type { Receipt } from '@quittance/contract/receipt'
import { z } from 'zod'
import { version } from '#process/version.ts'
import { addDraft } from './add-draft.ts'
import type { QuittanceApi } from './quittance-api.ts'

const ofTrip = z.object({ tripId: z.int().min(1).describe('As in list_trips') })
const limit = 100

/** Every figure comes from the API as it is: nothing is computed here. */
export function createMcpServer({ read, upload }: QuittanceApi) {
  const server = new McpServer({ name: 'quittance', version })
  const reading = { annotations: { readOnlyHint: true, openWorldHint: false } }

  server.registerTool(
    'list_trips',
    { description: 'All trips that are not archived, with their status.', ...reading },
    async () => asText(await read('GET /api/trips/all')),
  )

  server.registerTool(
    'list_receipts',
    {
      description: `Receipts of a trip, newest date first, ${limit} at a time; page on with \`next\` as \`after\`.`,
      inputSchema: ofTrip.extend({
        search: z.string().max(100).default('').describe('Text in vendor, notes or details'),
        after: z.string().optional(),
      }),
      ...reading,
    },
    async ({ tripId: id, search, after }) => {
      const query = { search, limit, ...(after && { after }) }
      const receipts = await read('GET /api/trips/:id/receipts', { params: { id }, query })
      const last = receipts.length === limit ? receipts.at(-1) : undefined
      return asText({
        receipts: receipts.map(shorten),
        next: last ? `${last.date}_${last.id}` : null,
      })
    },
  )

  server.registerTool(
    'add_draft_receipt',
    {
      description:
        'Reads a receipt from a file and adds it to an open trip, with every value marked as unchecked. The traveller checks it, and alone can send the claim. Give a value only if it could not be read.',
      inputSchema: ofTrip.extend({
        path: z.string().describe('Full path of a JPEG, PNG, WebP, PDF, HEIC, TIFF or XML file'),
        vendor: z.string().optional(),
        date: z.iso.date().optional(),
        amount: z.string().optional().describe('Decimal text: 12.50'),
        currency: z.enum(currencies).optional(),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    async ({ path, tripId, ...values }) =>
      asText(shorten(await addDraft({ read, upload }, path, tripId, values))),
  )

  server.registerTool(
    'explain_claim',
    {
      description:
        'Everything known about the claim of a trip: totals, versions sent and what changed, what finance answered and asks, and what to check before it is sent.',
      inputSchema: ofTrip,
      ...reading,
    },
    async ({ tripId: id }) => {
      const about = { params: { id } }
      const trip = await read('GET /api/trips/:id', about)
      const { claims } = await read('GET /api/trips/:id/claims', about)
      const conversation = await read('GET /api/trips/:id/conversation', about)
      const { warnings } = await read('GET /api/trips/:id/check', about)
      return asText({ trip, claims, conversation, warnings })
    },
  )
  return server
}

function shorten({ id, vendor, date, amount, currency, category, notes, paidBy }: Receipt) {
  return { id, vendor, date, amount, currency, category, notes, paidBy }
}

function asText(value: unknown) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(value) }] }
}
