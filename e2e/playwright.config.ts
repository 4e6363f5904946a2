import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  globalSetup: './fake-camera.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A story walks through many screens: about 30 s where other work keeps both cores busy.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: browserOptions,
    // What a worker asks for passes by the routes that a story lays; stories about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A film and a copy of the page for each step would cost a third more; `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
