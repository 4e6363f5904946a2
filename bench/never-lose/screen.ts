import type { Page } from '@playwright/test'

/** Elements of a page by what the user sees, also those behind a dialog. */
export function screenOf(page: Page) {
  const notices = page.getByRole('region', { name: /^Notifications/, includeHidden: true })
  return {
    review: page.getByRole('dialog', { name: /Review Receipt/, includeHidden: true }),
    manual: page.getByRole('dialog', { name: 'Add Receipt Manually', includeHidden: true }),
    discardQuestion: page.getByRole('dialog', { name: /^Discard this (?:photo|receipt)\?$/ }),
    tray: page.getByRole('dialog', { name: /to check$/ }),
    sessionEnded: page.getByRole('dialog', { name: 'Your session has ended' }),
    logIn: page.getByRole('button', { name: 'Log In', exact: true }),
    unreachable: page.getByRole('heading', { name: 'Quittance cannot be reached' }),
    keepAndSignOut: page.getByRole('button', { name: 'Keep and sign out' }),
    landing: page.getByRole('link', { name: 'Log in' }).first(),
    addButton: page.getByRole('button', { name: 'Add receipt', exact: true }),
    uploadInput: page.getByLabel('Upload Image', { exact: true }),
    notice: notices.getByRole('listitem', { includeHidden: true }),
    waitingList: page.getByRole('list', { name: 'On this phone' }),
    waitingRow: (...names: string[]) =>
      page
        .getByRole('list', { name: 'On this phone' })
        .getByRole('button', { name: new RegExp(`^Check (?:${names.join('|')})$`) }),
  }
}
