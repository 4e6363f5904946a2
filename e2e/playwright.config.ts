import { defineConfig } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { cameraFile } from './fake-camera.ts'

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  globalSetup: './fake-camera.ts',
  fullyParallel: true,
  workers: 2,
  // The machines are noisy; a story that needs its second try is shown as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        // Chromium refuses to start its sandbox as root, and has no use for outside hosts here.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile}`,
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
