import type { Template } from '#paper/template.ts'
import { basketPage } from './flight-basket-page.ts'
import { laterExtras } from './flight-later-extras.ts'
import { passengerPapers } from './flight-passenger-papers.ts'
import { requestedInvoice } from './flight-requested-invoice.ts'
import { tenFlights } from './flight-ten-flights.ts'
import { ticketMemo } from './flight-ticket-memo.ts'
import { bandOfSums } from './hotel-band-of-sums.ts'
import { eventAccount } from './hotel-event-account.ts'
import { furnishedWeeks } from './hotel-furnished-weeks.ts'
import { halfBoardHouse } from './hotel-half-board-house.ts'
import { locationBrand } from './hotel-location-brand.ts'
import { monogram } from './hotel-monogram.ts'
import { nightDoorCode } from './hotel-night-door-code.ts'
import { villageInn } from './hotel-village-inn.ts'
import { familyYard } from './parking-family-yard.ts'
import { plateCamera } from './parking-plate-camera.ts'
import { sessionsOverleaf } from './parking-sessions-overleaf.ts'
import { stationLot } from './parking-station-lot.ts'
import { terminalPrebook } from './parking-terminal-prebook.ts'
import { issuerReceiver } from './ride-issuer-receiver.ts'
import { mopedMinutes } from './ride-moped-minutes.ts'
import { paymentService } from './ride-payment-service.ts'
import { subscriberVouchers } from './ride-subscriber-vouchers.ts'
import { vehicleDeck } from './ride-vehicle-deck.ts'
import { appCollection } from './train-app-collection.ts'
import { codeCorner } from './train-code-corner.ts'
import { couchetteMail } from './train-couchette-mail.ts'
import { deskTwofold } from './train-desk-twofold.ts'
import { seatStrip } from './train-seat-strip.ts'
import { travelCouponPair } from './train-travel-coupon-pair.ts'

export const tuned: Template[] = [
  basketPage,
  laterExtras,
  passengerPapers,
  requestedInvoice,
  tenFlights,
  ticketMemo,
  bandOfSums,
  eventAccount,
  furnishedWeeks,
  halfBoardHouse,
  locationBrand,
  monogram,
  nightDoorCode,
  villageInn,
  familyYard,
  plateCamera,
  sessionsOverleaf,
  stationLot,
  terminalPrebook,
  issuerReceiver,
  mopedMinutes,
  paymentService,
  subscriberVouchers,
  vehicleDeck,
  appCollection,
  codeCorner,
  couchetteMail,
  deskTwofold,
  seatStrip,
  travelCouponPair,
]
