import type { Template } from '#paper/template.ts'
import { tradeFair } from './conference-trade-fair.ts'
import { webinar } from './conference-webinar.ts'
import { changeFee } from './flight-change-fee.ts'
import { charter } from './flight-charter.ts'
import { eTicket } from './flight-e-ticket.ts'
import { bookingPlatform } from './hotel-booking-platform.ts'
import { centredDots } from './hotel-centred-dots.ts'
import { guestLedger } from './hotel-guest-ledger.ts'
import { letter } from './hotel-letter.ts'
import { motel } from './hotel-motel.ts'
import { nightAudit } from './hotel-night-audit.ts'
import { twoCurrencies } from './hotel-two-currencies.ts'
import { airportBooking } from './parking-airport-booking.ts'
import { garageSlip } from './parking-garage-slip.ts'
import { valet } from './parking-valet.ts'
import { carSharing } from './rental-car-sharing.ts'
import { van } from './rental-van.ts'
import { cafe } from './restaurant-cafe.ts'
import { canteen } from './restaurant-canteen.ts'
import { ferry } from './ride-ferry.ts'
import { limousine } from './ride-limousine.ts'
import { scooter } from './ride-scooter.ts'
import { shuttle } from './ride-shuttle.ts'
import { boardWifi } from './telecom-board-wifi.ts'
import { travelSim } from './telecom-travel-sim.ts'
import { roadStatement } from './toll-road-statement.ts'
import { vignette } from './toll-vignette.ts'
import { fareInvoice } from './train-fare-invoice.ts'
import { nightTrain } from './train-night-train.ts'
import { seasonCard } from './train-season-card.ts'

/** The half that the reader may be tuned on. */
export const tuned: Template[] = [
  tradeFair,
  webinar,
  changeFee,
  charter,
  eTicket,
  bookingPlatform,
  centredDots,
  guestLedger,
  letter,
  motel,
  nightAudit,
  twoCurrencies,
  airportBooking,
  garageSlip,
  valet,
  carSharing,
  van,
  cafe,
  canteen,
  ferry,
  limousine,
  scooter,
  shuttle,
  boardWifi,
  travelSim,
  roadStatement,
  vignette,
  fareInvoice,
  nightTrain,
  seasonCard,
]
