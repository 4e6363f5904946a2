import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than the cores of a small machine: much of a test is waiting for a database or a mail server.
    maxWorkers: 3,
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest{,.plain}.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
})
