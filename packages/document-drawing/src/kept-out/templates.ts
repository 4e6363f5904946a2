import type { Template } from '#paper/template.ts'
import { aerotaxiBill } from './flight-aerotaxi-bill.ts'
import { budgetItinerary } from './flight-budget-itinerary.ts'
import { clubReceipt } from './flight-club-receipt.ts'
import { commuterMemo } from './flight-commuter-memo.ts'
import { couponCells } from './flight-coupon-cells.ts'
import { crownReceipt } from './flight-crown-receipt.ts'
import { fjordReceipt } from './flight-fjord-receipt.ts'
import { jetLegs } from './flight-jet-legs.ts'
import { paymentProof } from './flight-payment-proof.ts'
import { segmentMail } from './flight-segment-mail.ts'
import { skerryLetter } from './flight-skerry-letter.ts'
import { sunDeposit } from './flight-sun-deposit.ts'
import { cashierFolio } from './hotel-cashier-folio.ts'
import { cureGuests } from './hotel-cure-guests.ts'
import { dormCheckOut } from './hotel-dorm-check-out.ts'
import { economyChain } from './hotel-economy-chain.ts'
import { envelopeWindow } from './hotel-envelope-window.ts'
import { fatturaCells } from './hotel-fattura-cells.ts'
import { interstateMotel } from './hotel-interstate-motel.ts'
import { keylessSuites } from './hotel-keyless-suites.ts'
import { lakePromenade } from './hotel-lake-promenade.ts'
import { postInn } from './hotel-post-inn.ts'
import { printedPad } from './hotel-printed-pad.ts'
import { stayedWithUs } from './hotel-stayed-with-us.ts'
import { airportSiteReceipt } from './parking-airport-site-receipt.ts'
import { blueLineTicket } from './parking-blue-line-ticket.ts'
import { courtesyOfLedger } from './parking-courtesy-of-ledger.ts'
import { feeComputer } from './parking-fee-computer.ts'
import { gateByCard } from './parking-gate-by-card.ts'
import { islandGarage } from './parking-island-garage.ts'
import { meetAndGreet } from './parking-meet-and-greet.ts'
import { officeCentreFaktura } from './parking-office-centre-faktura.ts'
import { railLotMail } from './parking-rail-lot-mail.ts'
import { receiptByTicket } from './parking-receipt-by-ticket.ts'
import { worksLetter } from './parking-works-letter.ts'
import { zoneAppInvoice } from './parking-zone-app-invoice.ts'
import { chauffeurHours } from './ride-chauffeur-hours.ts'
import { cityBicycles } from './ride-city-bicycles.ts'
import { coachBasketPrint } from './ride-coach-basket-print.ts'
import { eveningThanks } from './ride-evening-thanks.ts'
import { hiredDriverLetter } from './ride-hired-driver-letter.ts'
import { hydrofoilCoupon } from './ride-hydrofoil-coupon.ts'
import { longDistanceCoach } from './ride-long-distance-coach.ts'
import { meterProof } from './ride-meter-proof.ts'
import { northernCab } from './ride-northern-cab.ts'
import { pickupDropoff } from './ride-pickup-dropoff.ts'
import { sharedSeat } from './ride-shared-seat.ts'
import { straitCrossing } from './ride-strait-crossing.ts'
import { cardLoaded } from './train-card-loaded.ts'
import { coastToCoast } from './train-coast-to-coast.ts'
import { documentCells } from './train-document-cells.ts'
import { fastSummary } from './train-fast-summary.ts'
import { inboxBooking } from './train-inbox-booking.ts'
import { metroSimplified } from './train-metro-simplified.ts'
import { offPeakPlan } from './train-off-peak-plan.ts'
import { pocketQuittung } from './train-pocket-quittung.ts'
import { sleeperTwoSheets } from './train-sleeper-two-sheets.ts'
import { steamWeekend } from './train-steam-weekend.ts'
import { summitGroup } from './train-summit-group.ts'
import { supplierBoxes } from './train-supplier-boxes.ts'

export const keptOut: Template[] = [
  aerotaxiBill,
  budgetItinerary,
  clubReceipt,
  commuterMemo,
  couponCells,
  crownReceipt,
  fjordReceipt,
  jetLegs,
  paymentProof,
  segmentMail,
  skerryLetter,
  sunDeposit,
  cashierFolio,
  cureGuests,
  dormCheckOut,
  economyChain,
  envelopeWindow,
  fatturaCells,
  interstateMotel,
  keylessSuites,
  lakePromenade,
  postInn,
  printedPad,
  stayedWithUs,
  airportSiteReceipt,
  blueLineTicket,
  courtesyOfLedger,
  feeComputer,
  gateByCard,
  islandGarage,
  meetAndGreet,
  officeCentreFaktura,
  railLotMail,
  receiptByTicket,
  worksLetter,
  zoneAppInvoice,
  chauffeurHours,
  cityBicycles,
  coachBasketPrint,
  eveningThanks,
  hiredDriverLetter,
  hydrofoilCoupon,
  longDistanceCoach,
  meterProof,
  northernCab,
  pickupDropoff,
  sharedSeat,
  straitCrossing,
  cardLoaded,
  coastToCoast,
  documentCells,
  fastSummary,
  inboxBooking,
  metroSimplified,
  offPeakPlan,
  pocketQuittung,
  sleeperTwoSheets,
  steamWeekend,
  summitGroup,
  supplierBoxes,
]
