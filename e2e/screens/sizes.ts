import type { BrowserContextOptions } from '@playwright/test'

const touch = { isMobile: true, hasTouch: true }

/** The sizes of all screen checks. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  'on-its-side': { viewport: { width: 844, height: 390 }, ...touch },
  small: { viewport: { width: 320, height: 640 }, ...touch },
  desk: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions & { viewport: object }>

export type Size = keyof typeof sizes
