import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // More than the cores: much of a test is waiting for a database or a mail server.
    maxWorkers: 4,
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
})
