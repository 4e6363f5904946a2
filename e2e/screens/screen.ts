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

/** One screen in one state: its user, how to get there, and what it shows when complete. */
export type Screen = {
  name: string
  group: Group
  as: PersonName | 'visitor'
  /** `:trip` is the id of the user's own trip. */
  path: string
  /** Before the page is opened: prepares the server's responses. */
  before?: (page: Page) => Promise<unknown>
  /** The user's actions. */
  act?: (page: Page) => Promise<unknown>
  ready: (page: Page) => Locator
  /** The requests that are expected to fail: the end of the address and the status; 0 is a lost connection. */
  failing?: [endpoint: string | RegExp, status: number][]
  /** Stores something on the device, or needs one without stored data. */
  hasOwnDevice?: true
  /** The action moves other content: rows that are filtered or added. */
  isRearranged?: true
  /** The action adds a field or a warning, and the rest makes room. */
  asksMore?: true
  /** A loading state that never ends here. */
  isWaiting?: true
}

/** The screens of one group, in the order of the checks, with what they have in common. */
export function screensOf<Common extends Partial<Screen>>(
  group: Group,
  common: Common,
  screens: (Omit<Screen, 'group' | keyof Common> & Partial<Screen>)[],
): Screen[] {
  return screens.map((screen) => ({ ...common, ...screen, group }) as unknown as Screen)
}
