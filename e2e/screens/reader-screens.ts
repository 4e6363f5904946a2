import type { Page, Route } from '@playwright/test'
import { press, text } from './doing.ts'
import { screensOf } from './screen.ts'

const download = press(/^Download, \d+ MB$/)

/** The download stops after a while. */
function afterPieces(count: number, end: (route: Route) => unknown) {
  return async (page: Page) => {
    let come = 0
    await page.route('**/assets/reader/*.bin', (route) => {
      come += 1
      return come > count ? end(route) : route.continue()
    })
  }
}

const settings = { as: 'verified', path: '/settings', act: download, hasOwnDevice: true } as const

/** The card of the reader on this device, which grows while it downloads. */
export const readerScreens = screensOf('account', settings, [
  {
    name: 'settings-reader-loading',
    before: afterPieces(12, () => {}),
    ready: text(/^[4-7] of \d+ MB$/),
    isWaiting: true,
    isRearranged: true,
  },
  {
    name: 'settings-reader-broken',
    before: afterPieces(12, (route) => route.abort()),
    ready: text('Download interrupted'),
    failing: [[/\/assets\/reader\/\w+\.bin$/, 0]],
    isRearranged: true,
  },
  {
    name: 'settings-reader-on',
    ready: text(/^\d+ MB on this (?:phone|device)$/),
    isRearranged: true,
  },
])
