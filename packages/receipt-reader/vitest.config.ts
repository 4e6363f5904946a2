import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'reader',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The models are loaded once for many files.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
