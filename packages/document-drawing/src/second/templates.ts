import type { Template } from '#paper/template.ts'
import { foldBadge } from './conference-fold-badge.ts'
import { meetingRoom } from './conference-meeting-room.ts'
import { society } from './conference-society.ts'
import { ticketShop } from './conference-ticket-shop.ts'
import { browserPrint } from './flight-browser-print.ts'
import { extrasDocument } from './flight-extras-document.ts'
import { milesUpgrade } from './flight-miles-upgrade.ts'
import { flightOnBoard } from './flight-on-board.ts'
import { residentFare } from './flight-resident-fare.ts'
import { seaplane } from './flight-seaplane.ts'
import { taxCodes } from './flight-tax-codes.ts'
import { vatInvoice } from './flight-vat-invoice.ts'
import { chainFolio } from './hotel-chain-folio.ts'
import { courtesyCopy } from './hotel-courtesy-copy.ts'
import { dayColumns } from './hotel-day-columns.ts'
import { expressCheckOut } from './hotel-express-check-out.ts'
import { fiscalRoll } from './hotel-fiscal-roll.ts'
import { guestRooms } from './hotel-guest-rooms.ts'
import { noShow } from './hotel-no-show.ts'
import { paidInParts } from './hotel-paid-in-parts.ts'
import { paymentSlip } from './hotel-payment-slip.ts'
import { seminarHouse } from './hotel-seminar-house.ts'
import { sleepCabin } from './hotel-sleep-cabin.ts'
import { travelDesk } from './hotel-travel-desk.ts'
import { twoTongues } from './hotel-two-tongues.ts'
import { webPage } from './hotel-web-page.ts'
import { cashStrip } from './parking-cash-strip.ts'
import { foldedTicket } from './parking-folded-ticket.ts'
import { marketplace } from './parking-marketplace.ts'
import { operatorInvoice } from './parking-operator-invoice.ts'
import { paymentPart } from './parking-payment-part.ts'
import { portGarage } from './parking-port-garage.ts'
import { printedMail } from './parking-printed-mail.ts'
import { withCharging } from './parking-with-charging.ts'
import { deskClosing } from './rental-desk-closing.ts'
import { fineHandling } from './rental-fine-handling.ts'
import { cateringLetter } from './restaurant-catering-letter.ts'
import { fiscalCopy } from './restaurant-fiscal-copy.ts'
import { lakeside } from './restaurant-lakeside.ts'
import { tableShare } from './restaurant-table-share.ts'
import { accountPage } from './ride-account-page.ts'
import { airportBus } from './ride-airport-bus.ts'
import { cardTerminal } from './ride-card-terminal.ts'
import { islandCrossing } from './ride-island-crossing.ts'
import { taxiMeter } from './ride-taxi-meter.ts'
import { tramPhone } from './ride-tram-phone.ts'
import { transferLetter } from './ride-transfer-letter.ts'
import { waterTaxi } from './ride-water-taxi.ts'
import { pocketRouter } from './telecom-pocket-router.ts'
import { satellitePhone } from './telecom-satellite-phone.ts'
import { gateDuplicate } from './toll-gate-duplicate.ts'
import { plateBill } from './toll-plate-bill.ts'
import { airportExpress } from './train-airport-express.ts'
import { collectiveInvoice } from './train-collective-invoice.ts'
import { electronicInvoice } from './train-electronic-invoice.ts'
import { kioskReceipt } from './train-kiosk-receipt.ts'
import { mailPrinted } from './train-mail-printed.ts'
import { trainOnBoard } from './train-on-board.ts'
import { salesReceipt } from './train-sales-receipt.ts'
import { ticketExchange } from './train-ticket-exchange.ts'

export const second: Template[] = [
  foldBadge,
  meetingRoom,
  society,
  ticketShop,
  browserPrint,
  extrasDocument,
  milesUpgrade,
  flightOnBoard,
  residentFare,
  seaplane,
  taxCodes,
  vatInvoice,
  chainFolio,
  courtesyCopy,
  dayColumns,
  expressCheckOut,
  fiscalRoll,
  guestRooms,
  noShow,
  paidInParts,
  paymentSlip,
  seminarHouse,
  sleepCabin,
  travelDesk,
  twoTongues,
  webPage,
  cashStrip,
  foldedTicket,
  marketplace,
  operatorInvoice,
  paymentPart,
  portGarage,
  printedMail,
  withCharging,
  deskClosing,
  fineHandling,
  cateringLetter,
  fiscalCopy,
  lakeside,
  tableShare,
  accountPage,
  airportBus,
  cardTerminal,
  islandCrossing,
  taxiMeter,
  tramPhone,
  transferLetter,
  waterTaxi,
  pocketRouter,
  satellitePhone,
  gateDuplicate,
  plateBill,
  airportExpress,
  collectiveInvoice,
  electronicInvoice,
  kioskReceipt,
  mailPrinted,
  trainOnBoard,
  salesReceipt,
  ticketExchange,
]
