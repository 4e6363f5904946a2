import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engine-story.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Stories that start a browser twice took 60 s while other work kept both cores busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: firefox.name, use: { engine: firefox }, testIgnore: ['webkit-*'] },
    { name: webkit.name, use: { engine: webkit } },
  ],
})
