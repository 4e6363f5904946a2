import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['*.test.ts'],
    // Some lint or build the whole project.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
