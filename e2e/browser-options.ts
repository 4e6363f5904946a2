import type { LaunchOptions } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { cameraFile } from './fake-camera.ts'

/** Of the browser in which all stories are told. */
export const browserOptions: LaunchOptions = {
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
}
