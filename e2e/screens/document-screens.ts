import type { Page } from '@playwright/test'
import { type DocumentFile, folioPdf, invoicePdf, scriptedPdf, textPdf } from '#e2e/documents.ts'
import { review } from '#e2e/waiting-receipts.ts'
import { dialog } from './doing.ts'
import { type Screen, screensOf } from './screen.ts'

const folio = folioPdf('Hotel Seeblick', '92.00')

/** Its reading, with positions in the pixels of its pages. */
const reading = {
  vendor: 'Hotel Seeblick',
  date: new Date().toISOString().slice(0, 10),
  amount: '92.00',
  currency: 'EUR',
  category: 'accommodation',
  confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, items: 1, notes: 1 },
  paper: 'one',
  readFrom: 'text',
  evidence: {
    vendor: { x: 125, y: 135, width: 310, height: 42, page: 1 },
    amount: { x: 125, y: 205, width: 190, height: 26, page: 3 },
  },
}

async function importFile(page: Page, file: DocumentFile) {
  await page.getByLabel('Import Document', { exact: true }).setInputFiles(file)
}

/** Imports a file and adds this reading to the response: the server has no reader here. */
function readingAs(more: object, file = folio) {
  return async (page: Page) => {
    await page.route('**/api/documents/process', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), ...reading, ...more } })
    })
    await importFile(page, file)
    await review(page).locator('img').first().waitFor()
  }
}

const inReview: Omit<Screen, 'name' | 'group'> = {
  as: 'paperless',
  path: '/receipts',
  hasOwnDevice: true,
  // The document is a row in the list behind it.
  isRearranged: true,
  ready: (page) => review(page).getByLabel('Vendor'),
}

async function openFolio(page: Page) {
  await page.getByRole('button', { name: 'View document of Hotel Seeblick' }).click()
  await page.getByRole('img', { name: /page 1 of 3/ }).waitFor()
}

/** Documents in review, being split, and in the viewer. */
export const documentScreens = [
  ...screensOf('review', inReview, [
    { name: 'review-document', act: readingAs({}) },
    {
      name: 'review-document-field-in-focus',
      async act(page) {
        await readingAs({})(page)
        await review(page).getByLabel('Amount').focus()
        await review(page).getByText('Page 3 of 3').waitFor()
      },
    },
    {
      name: 'review-e-invoice',
      async act(page) {
        await importFile(page, invoicePdf('Hotel Adler', '88.00'))
        await review(page).getByText('From the e-invoice').waitFor()
        await review(page).locator('img').first().waitFor()
      },
    },
    {
      name: 'review-document-to-check',
      act: readingAs({
        readFrom: 'e-invoice',
        remarks: ['sums-disagree'],
        confidence: { ...reading.confidence, amount: 0.4 },
      }),
    },
    {
      name: 'review-document-several',
      act: readingAs({
        remarks: ['several'],
        groups: [
          [1, 1],
          [2, 3],
        ],
      }),
      ready: (page) => review(page).getByRole('button', { name: 'Split' }),
    },
    {
      name: 'review-document-not-read',
      act: readingAs({ problem: 'memory' }),
      ready: (page) => review(page).getByText('Reading it took too much memory').first(),
    },
    {
      name: 'review-document-refused',
      act: (page) => importFile(page, scriptedPdf('booking.pdf')),
      ready: (page) => review(page).getByText('PDF Contains a Script').first(),
      failing: [['/api/documents/process', 422]],
    },
    {
      name: 'review-document-sending',
      isWaiting: true,
      before: (page) => page.route('**/api/documents/process', () => {}),
      act: (page) => importFile(page, folio),
      ready: (page) => review(page).getByText('0 % sent'),
    },
    {
      name: 'review-document-offline',
      before: (page) => page.route('**/api/documents/process', (route) => route.abort()),
      act: (page) =>
        importFile(page, textPdf('Hotel', '129.00', 'Hotel-am-Seeufer-Rechnung-2026-118.pdf')),
      ready: (page) => review(page).getByText('Read when you are online').first(),
      failing: [['/api/documents/process', 0]],
    },
    {
      name: 'review-document-discard',
      async act(page) {
        await readingAs({})(page)
        await review(page).getByRole('button', { name: 'Discard' }).click()
      },
      ready: dialog('Discard this document?'),
    },
    {
      name: 'split-document',
      async act(page) {
        await readingAs({})(page)
        await review(page).getByRole('button', { name: 'Split' }).click()
      },
      ready: dialog('Split into single receipts'),
    },
  ]),
  ...screensOf('review', { as: 'paperless', path: '/receipts' }, [
    {
      name: 'view-document',
      act: openFolio,
      ready: (page) => page.getByRole('link', { name: 'Open original' }),
    },
    {
      name: 'edit-document',
      act: (page) => page.getByRole('button', { name: 'Edit Hotel Seeblick' }).click(),
      ready: dialog('Edit Receipt'),
    },
  ]),
]
