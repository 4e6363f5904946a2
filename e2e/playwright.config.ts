import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  globalSetup: './fake-camera.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Several times what a story takes, so that a slow machine fails no story; only failures take this long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: browserOptions,
    // Requests of a worker bypass page.route; stories about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Screenshots and DOM snapshots of each step would cost a third more; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
