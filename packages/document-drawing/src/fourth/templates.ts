import type { Template } from '#paper/template.ts'
import { accountOfBooking } from './flight-account-of-booking.ts'
import { basketPage } from './flight-basket-page.ts'
import { bookedThanks } from './flight-booked-thanks.ts'
import { helicopterHop } from './flight-helicopter-hop.ts'
import { issuedByMail } from './flight-issued-by-mail.ts'
import { laterExtras } from './flight-later-extras.ts'
import { northReceipt } from './flight-north-receipt.ts'
import { passengerPapers } from './flight-passenger-papers.ts'
import { requestedInvoice } from './flight-requested-invoice.ts'
import { tenFlights } from './flight-ten-flights.ts'
import { ticketMemo } from './flight-ticket-memo.ts'
import { upgradeOffer } from './flight-upgrade-offer.ts'
import { bandOfSums } from './hotel-band-of-sums.ts'
import { chargesAndPayments } from './hotel-charges-and-payments.ts'
import { cloudBill } from './hotel-cloud-bill.ts'
import { eventAccount } from './hotel-event-account.ts'
import { expenseSummary } from './hotel-expense-summary.ts'
import { fittersRooms } from './hotel-fitters-rooms.ts'
import { furnishedWeeks } from './hotel-furnished-weeks.ts'
import { halfBoardHouse } from './hotel-half-board-house.ts'
import { locationBrand } from './hotel-location-brand.ts'
import { longStayFolio } from './hotel-long-stay-folio.ts'
import { monogram } from './hotel-monogram.ts'
import { nightDoorCode } from './hotel-night-door-code.ts'
import { palaceAccount } from './hotel-palace-account.ts'
import { residencePages } from './hotel-residence-pages.ts'
import { terminalPrint } from './hotel-terminal-print.ts'
import { villageInn } from './hotel-village-inn.ts'
import { airportsOperator } from './parking-airports-operator.ts'
import { familyYard } from './parking-family-yard.ts'
import { garageTill } from './parking-garage-till.ts'
import { hotelValetDesk } from './parking-hotel-valet-desk.ts'
import { phoneShare } from './parking-phone-share.ts'
import { plateCamera } from './parking-plate-camera.ts'
import { sessionsOverleaf } from './parking-sessions-overleaf.ts'
import { spaceByMonth } from './parking-space-by-month.ts'
import { stationLot } from './parking-station-lot.ts'
import { terminalPrebook } from './parking-terminal-prebook.ts'
import { borderCoach } from './ride-border-coach.ts'
import { exemptDriver } from './ride-exempt-driver.ts'
import { issuerReceiver } from './ride-issuer-receiver.ts'
import { lakeCounter } from './ride-lake-counter.ts'
import { mopedMinutes } from './ride-moped-minutes.ts'
import { paymentService } from './ride-payment-service.ts'
import { pooledVan } from './ride-pooled-van.ts'
import { readerReceipt } from './ride-reader-receipt.ts'
import { subscriberVouchers } from './ride-subscriber-vouchers.ts'
import { vehicleDeck } from './ride-vehicle-deck.ts'
import { appCollection } from './train-app-collection.ts'
import { charterAdvice } from './train-charter-advice.ts'
import { codeCorner } from './train-code-corner.ts'
import { couchetteMail } from './train-couchette-mail.ts'
import { deskTwofold } from './train-desk-twofold.ts'
import { footColumns } from './train-foot-columns.ts'
import { orderPage } from './train-order-page.ts'
import { plainQuittance } from './train-plain-quittance.ts'
import { purchaseProof } from './train-purchase-proof.ts'
import { seatStrip } from './train-seat-strip.ts'
import { travelCouponPair } from './train-travel-coupon-pair.ts'
import { turnstileStrip } from './train-turnstile-strip.ts'

export const fourth: Template[] = [
  accountOfBooking,
  basketPage,
  bookedThanks,
  helicopterHop,
  issuedByMail,
  laterExtras,
  northReceipt,
  passengerPapers,
  requestedInvoice,
  tenFlights,
  ticketMemo,
  upgradeOffer,
  bandOfSums,
  chargesAndPayments,
  cloudBill,
  eventAccount,
  expenseSummary,
  fittersRooms,
  furnishedWeeks,
  halfBoardHouse,
  locationBrand,
  longStayFolio,
  monogram,
  nightDoorCode,
  palaceAccount,
  residencePages,
  terminalPrint,
  villageInn,
  airportsOperator,
  familyYard,
  garageTill,
  hotelValetDesk,
  phoneShare,
  plateCamera,
  sessionsOverleaf,
  spaceByMonth,
  stationLot,
  terminalPrebook,
  borderCoach,
  exemptDriver,
  issuerReceiver,
  lakeCounter,
  mopedMinutes,
  paymentService,
  pooledVan,
  readerReceipt,
  subscriberVouchers,
  vehicleDeck,
  appCollection,
  charterAdvice,
  codeCorner,
  couchetteMail,
  deskTwofold,
  footColumns,
  orderPage,
  plainQuittance,
  purchaseProof,
  seatStrip,
  travelCouponPair,
  turnstileStrip,
]
