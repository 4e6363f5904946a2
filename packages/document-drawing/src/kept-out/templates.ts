import type { Template } from '#paper/template.ts'
import { foldBadge } from './conference-fold-badge.ts'
import { meetingRoom } from './conference-meeting-room.ts'
import { browserPrint } from './flight-browser-print.ts'
import { milesUpgrade } from './flight-miles-upgrade.ts'
import { residentFare } from './flight-resident-fare.ts'
import { vatInvoice } from './flight-vat-invoice.ts'
import { courtesyCopy } from './hotel-courtesy-copy.ts'
import { dayColumns } from './hotel-day-columns.ts'
import { fiscalRoll } from './hotel-fiscal-roll.ts'
import { paidInParts } from './hotel-paid-in-parts.ts'
import { sleepCabin } from './hotel-sleep-cabin.ts'
import { travelDesk } from './hotel-travel-desk.ts'
import { twoTongues } from './hotel-two-tongues.ts'
import { cashStrip } from './parking-cash-strip.ts'
import { marketplace } from './parking-marketplace.ts'
import { paymentPart } from './parking-payment-part.ts'
import { portGarage } from './parking-port-garage.ts'
import { deskClosing } from './rental-desk-closing.ts'
import { cateringLetter } from './restaurant-catering-letter.ts'
import { lakeside } from './restaurant-lakeside.ts'
import { airportBus } from './ride-airport-bus.ts'
import { islandCrossing } from './ride-island-crossing.ts'
import { tramPhone } from './ride-tram-phone.ts'
import { waterTaxi } from './ride-water-taxi.ts'
import { satellitePhone } from './telecom-satellite-phone.ts'
import { gateDuplicate } from './toll-gate-duplicate.ts'
import { airportExpress } from './train-airport-express.ts'
import { collectiveInvoice } from './train-collective-invoice.ts'
import { kioskReceipt } from './train-kiosk-receipt.ts'
import { onBoard } from './train-on-board.ts'

/** The half that only measures: whoever tunes the reader does not look in here. */
export const keptOut: Template[] = [
  foldBadge,
  meetingRoom,
  browserPrint,
  milesUpgrade,
  residentFare,
  vatInvoice,
  courtesyCopy,
  dayColumns,
  fiscalRoll,
  paidInParts,
  sleepCabin,
  travelDesk,
  twoTongues,
  cashStrip,
  marketplace,
  paymentPart,
  portGarage,
  deskClosing,
  cateringLetter,
  lakeside,
  airportBus,
  islandCrossing,
  tramPhone,
  waterTaxi,
  satellitePhone,
  gateDuplicate,
  airportExpress,
  collectiveInvoice,
  kioskReceipt,
  onBoard,
]
