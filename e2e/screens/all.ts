import { accountScreens } from './account-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { documentScreens } from './document-screens.ts'
import { formsScreens } from './forms-screens.ts'
import { homeScreens } from './home-screens.ts'
import { mailScreens } from './mail-screens.ts'
import { noticesScreens } from './notices-screens.ts'
import { plansScreens } from './plans-screens.ts'
import { publicScreens } from './public-screens.ts'
import { readerScreens } from './reader-screens.ts'
import { cameraScreens, receiptsScreens } from './receipts-screens.ts'
import { reviewScreens } from './review-screens.ts'
import type { Screen } from './screen.ts'
import { signingInScreens } from './signing-in-screens.ts'
import { finalizeScreens, historyScreens, tripsScreens } from './trips-screens.ts'

/** Every screen in every relevant state. */
export const allScreens: Screen[] = [
  ...homeScreens,
  ...receiptsScreens,
  ...cameraScreens,
  ...reviewScreens,
  ...documentScreens,
  ...formsScreens,
  ...finalizeScreens,
  ...tripsScreens,
  ...historyScreens,
  ...accountScreens,
  ...adminScreens,
  ...readerScreens,
  ...mailScreens,
  ...plansScreens,
  ...signingInScreens,
  ...publicScreens,
  ...noticesScreens,
]
