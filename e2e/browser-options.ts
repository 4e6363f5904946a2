import type { LaunchOptions } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { cameraFile } from './fake-camera.ts'

/** Options of the browser that runs all stories. */
export const browserOptions: LaunchOptions = {
  executablePath: ensureChromium(),
  args: [
    // Chromium cannot start its sandbox as root, and needs no outside hosts here.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${cameraFile}`,
  ],
}
