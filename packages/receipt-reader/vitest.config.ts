import { defineConfig } from 'vitest/config'

/** These read many photos or scans, or open hundreds of files. */
const longTests = [
  'asian-receipts',
  'drawn-receipts',
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

const longFiles = longTests.map((name) => `**/${name}.test.ts`)

/** `npm run test:all` */
const isAll = process.env.TEST_ALL === '1'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'reader',
    environment: 'node',
    // Nothing here depends on a database's version, so that `npm run test:all` repeats no test.
    include: isAll ? longFiles : ['src/**/*.test.ts'],
    exclude: isAll ? [] : longFiles,
    // The models are loaded once for many files.
    isolate: false,
    testTimeout: isAll ? 240_000 : 60_000,
    hookTimeout: isAll ? 240_000 : 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
