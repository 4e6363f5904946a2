import type { Template } from '#paper/template.ts'
import { society } from './conference-society.ts'
import { ticketShop } from './conference-ticket-shop.ts'
import { extrasDocument } from './flight-extras-document.ts'
import { onBoard } from './flight-on-board.ts'
import { seaplane } from './flight-seaplane.ts'
import { taxCodes } from './flight-tax-codes.ts'
import { chainFolio } from './hotel-chain-folio.ts'
import { expressCheckOut } from './hotel-express-check-out.ts'
import { guestRooms } from './hotel-guest-rooms.ts'
import { noShow } from './hotel-no-show.ts'
import { paymentSlip } from './hotel-payment-slip.ts'
import { seminarHouse } from './hotel-seminar-house.ts'
import { webPage } from './hotel-web-page.ts'
import { foldedTicket } from './parking-folded-ticket.ts'
import { operatorInvoice } from './parking-operator-invoice.ts'
import { printedMail } from './parking-printed-mail.ts'
import { withCharging } from './parking-with-charging.ts'
import { fineHandling } from './rental-fine-handling.ts'
import { fiscalCopy } from './restaurant-fiscal-copy.ts'
import { tableShare } from './restaurant-table-share.ts'
import { accountPage } from './ride-account-page.ts'
import { cardTerminal } from './ride-card-terminal.ts'
import { taxiMeter } from './ride-taxi-meter.ts'
import { transferLetter } from './ride-transfer-letter.ts'
import { pocketRouter } from './telecom-pocket-router.ts'
import { plateBill } from './toll-plate-bill.ts'
import { electronicInvoice } from './train-electronic-invoice.ts'
import { mailPrinted } from './train-mail-printed.ts'
import { salesReceipt } from './train-sales-receipt.ts'
import { ticketExchange } from './train-ticket-exchange.ts'

/** Of the fresh ones, the half that the reader may be tuned on. */
export const tuned: Template[] = [
  society,
  ticketShop,
  extrasDocument,
  onBoard,
  seaplane,
  taxCodes,
  chainFolio,
  expressCheckOut,
  guestRooms,
  noShow,
  paymentSlip,
  seminarHouse,
  webPage,
  foldedTicket,
  operatorInvoice,
  printedMail,
  withCharging,
  fineHandling,
  fiscalCopy,
  tableShare,
  accountPage,
  cardTerminal,
  taxiMeter,
  transferLetter,
  pocketRouter,
  plateBill,
  electronicInvoice,
  mailPrinted,
  salesReceipt,
  ticketExchange,
]
