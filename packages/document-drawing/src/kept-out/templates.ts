import type { Template } from '#paper/template.ts'
import { accountOfBooking } from './flight-account-of-booking.ts'
import { bookedThanks } from './flight-booked-thanks.ts'
import { helicopterHop } from './flight-helicopter-hop.ts'
import { issuedByMail } from './flight-issued-by-mail.ts'
import { northReceipt } from './flight-north-receipt.ts'
import { upgradeOffer } from './flight-upgrade-offer.ts'
import { chargesAndPayments } from './hotel-charges-and-payments.ts'
import { cloudBill } from './hotel-cloud-bill.ts'
import { expenseSummary } from './hotel-expense-summary.ts'
import { fittersRooms } from './hotel-fitters-rooms.ts'
import { longStayFolio } from './hotel-long-stay-folio.ts'
import { palaceAccount } from './hotel-palace-account.ts'
import { residencePages } from './hotel-residence-pages.ts'
import { terminalPrint } from './hotel-terminal-print.ts'
import { airportsOperator } from './parking-airports-operator.ts'
import { garageTill } from './parking-garage-till.ts'
import { hotelValetDesk } from './parking-hotel-valet-desk.ts'
import { phoneShare } from './parking-phone-share.ts'
import { spaceByMonth } from './parking-space-by-month.ts'
import { borderCoach } from './ride-border-coach.ts'
import { exemptDriver } from './ride-exempt-driver.ts'
import { lakeCounter } from './ride-lake-counter.ts'
import { pooledVan } from './ride-pooled-van.ts'
import { readerReceipt } from './ride-reader-receipt.ts'
import { charterAdvice } from './train-charter-advice.ts'
import { footColumns } from './train-foot-columns.ts'
import { orderPage } from './train-order-page.ts'
import { plainQuittance } from './train-plain-quittance.ts'
import { purchaseProof } from './train-purchase-proof.ts'
import { turnstileStrip } from './train-turnstile-strip.ts'

export const keptOut: Template[] = [
  accountOfBooking,
  bookedThanks,
  helicopterHop,
  issuedByMail,
  northReceipt,
  upgradeOffer,
  chargesAndPayments,
  cloudBill,
  expenseSummary,
  fittersRooms,
  longStayFolio,
  palaceAccount,
  residencePages,
  terminalPrint,
  airportsOperator,
  garageTill,
  hotelValetDesk,
  phoneShare,
  spaceByMonth,
  borderCoach,
  exemptDriver,
  lakeCounter,
  pooledVan,
  readerReceipt,
  charterAdvice,
  footColumns,
  orderPage,
  plainQuittance,
  purchaseProof,
  turnstileStrip,
]
