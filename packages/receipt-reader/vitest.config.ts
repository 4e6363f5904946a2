import { defineConfig } from 'vitest/config'

/** These read many photos or scans, or open hundreds of files. */
const longTests = [
  'asian-receipts',
  'document-process',
  'document-reader',
  'find-text',
  'honest-pdfs',
  'hostile',
  'hostile-files',
  'nets',
  'no-receipt',
  'papers',
  'pictures',
  'read-text',
  'reader-worker',
  'small-print',
  'stacked-lines',
]

/** `npm run test:all` */
const isAll = process.env.TEST_ALL === '1'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'reader',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: isAll ? [] : longTests.map((name) => `**/${name}.test.ts`),
    // The models are loaded once for many files.
    isolate: false,
    testTimeout: isAll ? 120_000 : 20_000,
    hookTimeout: isAll ? 120_000 : 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
