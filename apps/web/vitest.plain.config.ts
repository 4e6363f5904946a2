import { defineConfig } from 'vitest/config'

/** What shows nothing needs no window, which takes longer to make than these tests to run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'web-plain',
    environment: 'node',
    // A window costs less in a kept process. Not threads: a BroadcastChannel reaches every thread's tests.
    pool: 'vmForks',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
