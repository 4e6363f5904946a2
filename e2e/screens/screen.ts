import type { Locator, Page } from '@playwright/test'
import type { PersonName } from './people.ts'

export type Group =
  | 'public'
  | 'signing-in'
  | 'plans'
  | 'home'
  | 'receipts'
  | 'camera'
  | 'review'
  | 'forms'
  | 'finalize'
  | 'trips'
  | 'history'
  | 'account'
  | 'notices'

/** One screen in one state: who sees it, how it comes about, and what stands there when it is whole. */
export type Screen = {
  name: string
  group: Group
  as: PersonName | 'visitor'
  /** `:trip` is the number of the person's own trip. */
  path: string
  /** Before the page is opened: what the server is to answer, or not to. */
  before?: (page: Page) => Promise<unknown>
  /** What the person does there. */
  act?: (page: Page) => Promise<unknown>
  ready: (page: Page) => Locator
  /** The calls that are meant to fail: the end of the address and the status; 0 is a lost connection. */
  failing?: [endpoint: string | RegExp, status: number][]
  /** Leaves something on the device, or needs one where nothing is kept yet. */
  hasOwnDevice?: true
  /** What the person does there moves the rest of the content: rows that are found, or come in. */
  isRearranged?: true
  /** What the person does there brings one more field or word of warning, and the rest makes room. */
  asksMore?: true
  /** Shown while something is still to come, which never does here. */
  isWaiting?: true
}

/** The screens of one group, in the order in which they are looked through. */
export function screensOf(group: Group, screens: Omit<Screen, 'group'>[]): Screen[] {
  return screens.map((screen) => ({ ...screen, group }))
}
