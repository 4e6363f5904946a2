import type { Template } from '#paper/template.ts'
import { earlyBird } from './conference-early-bird.ts'
import { registration } from './conference-registration.ts'
import { agency } from './flight-agency.ts'
import { baggage } from './flight-baggage.ts'
import { lowCost } from './flight-low-cost.ts'
import { bunks } from './hotel-bunks.ts'
import { carriedForward } from './hotel-carried-forward.ts'
import { fourRooms } from './hotel-four-rooms.ts'
import { monthApartment } from './hotel-month-apartment.ts'
import { pension } from './hotel-pension.ts'
import { sideColumn } from './hotel-side-column.ts'
import { thermalBaths } from './hotel-thermal-baths.ts'
import { monthOfParking } from './parking-month-of-parking.ts'
import { permit } from './parking-permit.ts'
import { session } from './parking-session.ts'
import { bicycle } from './rental-bicycle.ts'
import { closedAgreement } from './rental-closed-agreement.ts'
import { banquet } from './restaurant-banquet.ts'
import { businessMeal } from './restaurant-business-meal.ts'
import { appMail } from './ride-app-mail.ts'
import { coach } from './ride-coach.ts'
import { monthStatement } from './ride-month-statement.ts'
import { taxiInvoice } from './ride-taxi-invoice.ts'
import { landline } from './telecom-landline.ts'
import { phoneBill } from './telecom-phone-bill.ts'
import { congestion } from './toll-congestion.ts'
import { tunnel } from './toll-tunnel.ts'
import { cityCard } from './train-city-card.ts'
import { coupon } from './train-coupon.ts'
import { homePrinted } from './train-home-printed.ts'

/** The half that only measures: whoever tunes the reader does not look in here. */
export const keptOut: Template[] = [
  earlyBird,
  registration,
  agency,
  baggage,
  lowCost,
  bunks,
  carriedForward,
  fourRooms,
  monthApartment,
  pension,
  sideColumn,
  thermalBaths,
  monthOfParking,
  permit,
  session,
  bicycle,
  closedAgreement,
  banquet,
  businessMeal,
  appMail,
  coach,
  monthStatement,
  taxiInvoice,
  landline,
  phoneBill,
  congestion,
  tunnel,
  cityCard,
  coupon,
  homePrinted,
]
