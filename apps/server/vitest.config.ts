import { defineConfig } from 'vitest/config'

/** These start servers, databases and mail servers of their own, flood them, or make many or large files. */
const longTests = [
  'answer-rules',
  'backup',
  'check-data',
  'claim-access',
  'commands',
  'confinement',
  'decode-outside',
  'documents',
  'documents-backup',
  'downloads',
  'fair-documents',
  'hostile-crowd',
  'imap-poller',
  'mail-in',
  'main',
  'mutated-files',
  'one-basis',
  'openings',
  'own-postgres',
  'pdf-downloads',
  'pdf-poppler',
  'pdf-thread',
  'postgres-binaries',
  'random-calls',
  'reading-while-busy',
  'refused',
  'render-text-pdf',
  'smtp-listener',
  'scanner',
  'run-admin',
  'split',
  'stop-early',
  'stored-documents',
  'stored-uploads',
  'twins',
  'process-mail',
  'http/outage',
  'vendor-memory',
  'workbook-libreoffice',
  'zip',
]

/** `npm run test:all` */
const isAll = process.env.TEST_ALL === '1'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: isAll ? [] : longTests.map((name) => `**/${name}.test.ts`),
    globalSetup: './test/global-setup.ts',
    setupFiles: ['./test/cheap-passwords.ts', './test/show-log.ts'],
    // The first replaces a module that the second loads.
    sequence: { setupFiles: 'list' },
    isolate: false,
    testTimeout: isAll ? 120_000 : 20_000,
    hookTimeout: isAll ? 120_000 : 20_000,
    expect: { poll: { timeout: isAll ? 60_000 : 15_000 } },
  },
})
