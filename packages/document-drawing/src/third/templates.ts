import type { Template } from '#paper/template.ts'
import { outputTax } from './conference-output-tax.ts'
import { paidMark } from './conference-paid-mark.ts'
import { plainMail } from './conference-plain-mail.ts'
import { roomsAndHalls } from './conference-rooms-and-halls.ts'
import { studyDay } from './conference-study-day.ts'
import { allianceReceipt } from './flight-alliance-receipt.ts'
import { bookingShop } from './flight-booking-shop.ts'
import { counterSlip } from './flight-counter-slip.ts'
import { exchangeFormat } from './flight-exchange-format.ts'
import { islandAirfield } from './flight-island-airfield.ts'
import { pairedColumns } from './flight-paired-columns.ts'
import { priceOverleaf } from './flight-price-overleaf.ts'
import { tripMail } from './flight-trip-mail.ts'
import { twoPassengers } from './flight-two-passengers.ts'
import { webAgency } from './flight-web-agency.ts'
import { windNames } from './flight-wind-names.ts'
import { abbeyThanks } from './hotel-abbey-thanks.ts'
import { agencyOwnBill } from './hotel-agency-own-bill.ts'
import { billingCentre } from './hotel-billing-centre.ts'
import { branchOfGroup } from './hotel-branch-of-group.ts'
import { buyerAbove } from './hotel-buyer-above.ts'
import { capsuleHours } from './hotel-capsule-hours.ts'
import { counterfoil } from './hotel-counterfoil.ts'
import { digitalSeal } from './hotel-digital-seal.ts'
import { farmLetter } from './hotel-farm-letter.ts'
import { franchiseFolio } from './hotel-franchise-folio.ts'
import { groupLetterhead } from './hotel-group-letterhead.ts'
import { ledgerProgram } from './hotel-ledger-program.ts'
import { letByMonth } from './hotel-let-by-month.ts'
import { mailOfPortal } from './hotel-mail-of-portal.ts'
import { onlineInvoice } from './hotel-online-invoice.ts'
import { paymentLink } from './hotel-payment-link.ts'
import { pitchNights } from './hotel-pitch-nights.ts'
import { platformReceipt } from './hotel-platform-receipt.ts'
import { replacedInvoice } from './hotel-replaced-invoice.ts'
import { roadsideChain } from './hotel-roadside-chain.ts'
import { sisterHouses } from './hotel-sister-houses.ts'
import { spaRail } from './hotel-spa-rail.ts'
import { spreadsheet } from './hotel-spreadsheet.ts'
import { youthStamp } from './hotel-youth-stamp.ts'
import { formCells } from './parking-form-cells.ts'
import { paymentPage } from './parking-payment-page.ts'
import { proformaSettled } from './parking-proforma-settled.ts'
import { simplifiedHalf } from './parking-simplified-half.ts'
import { townOffice } from './parking-town-office.ts'
import { underHotel } from './parking-under-hotel.ts'
import { counterPrint } from './rental-counter-print.ts'
import { licenseeDesk } from './rental-licensee-desk.ts'
import { neighboursCar } from './rental-neighbours-car.ts'
import { numberedCells } from './rental-numbered-cells.ts'
import { sharedCars } from './rental-shared-cars.ts'
import { villageGarage } from './rental-village-garage.ts'
import { catererTemplate } from './restaurant-caterer-template.ts'
import { menuBeside } from './restaurant-menu-beside.ts'
import { monthOfLunches } from './restaurant-month-of-lunches.ts'
import { portalDuplicate } from './restaurant-portal-duplicate.ts'
import { slipBeneath } from './restaurant-slip-beneath.ts'
import { tabletTill } from './restaurant-tablet-till.ts'
import { tickedHouse } from './restaurant-ticked-house.ts'
import { villageClub } from './restaurant-village-club.ts'
import { accountCar } from './ride-account-car.ts'
import { carbonPad } from './ride-carbon-pad.ts'
import { coachETicket } from './ride-coach-e-ticket.ts'
import { coachLedger } from './ride-coach-ledger.ts'
import { dispatchSheet } from './ride-dispatch-sheet.ts'
import { ferryCrossing } from './ride-ferry-crossing.ts'
import { groupCoach } from './ride-group-coach.ts'
import { invoicingService } from './ride-invoicing-service.ts'
import { officeAccount } from './ride-office-account.ts'
import { pocketMail } from './ride-pocket-mail.ts'
import { scooterWeek } from './ride-scooter-week.ts'
import { stampedForm } from './ride-stamped-form.ts'
import { updatedReceipt } from './ride-updated-receipt.ts'
import { barsOfMonths } from './telecom-bars-of-months.ts'
import { dataPlan } from './telecom-data-plan.ts'
import { division } from './telecom-division.ts'
import { standLine } from './telecom-stand-line.ts'
import { deviceStatement } from './toll-device-statement.ts'
import { sidePanel } from './toll-side-panel.ts'
import { topUp } from './toll-top-up.ts'
import { agentReceipt } from './train-agent-receipt.ts'
import { machineSlip } from './train-machine-slip.ts'
import { monthAccount } from './train-month-account.ts'
import { phoneTicket } from './train-phone-ticket.ts'
import { rackRailway } from './train-rack-railway.ts'
import { savedScreen } from './train-saved-screen.ts'
import { securityPaper } from './train-security-paper.ts'
import { settledReminder } from './train-settled-reminder.ts'
import { tariffCoupon } from './train-tariff-coupon.ts'
import { travelProof } from './train-travel-proof.ts'

/** Written after the others, all of them to tune on. */
export const third: Template[] = [
  outputTax,
  paidMark,
  plainMail,
  roomsAndHalls,
  studyDay,
  allianceReceipt,
  bookingShop,
  counterSlip,
  exchangeFormat,
  islandAirfield,
  pairedColumns,
  priceOverleaf,
  tripMail,
  twoPassengers,
  webAgency,
  windNames,
  abbeyThanks,
  agencyOwnBill,
  billingCentre,
  branchOfGroup,
  buyerAbove,
  capsuleHours,
  counterfoil,
  digitalSeal,
  farmLetter,
  franchiseFolio,
  groupLetterhead,
  ledgerProgram,
  letByMonth,
  mailOfPortal,
  onlineInvoice,
  paymentLink,
  pitchNights,
  platformReceipt,
  replacedInvoice,
  roadsideChain,
  sisterHouses,
  spaRail,
  spreadsheet,
  youthStamp,
  formCells,
  paymentPage,
  proformaSettled,
  simplifiedHalf,
  townOffice,
  underHotel,
  counterPrint,
  licenseeDesk,
  neighboursCar,
  numberedCells,
  sharedCars,
  villageGarage,
  catererTemplate,
  menuBeside,
  monthOfLunches,
  portalDuplicate,
  slipBeneath,
  tabletTill,
  tickedHouse,
  villageClub,
  accountCar,
  carbonPad,
  coachETicket,
  coachLedger,
  dispatchSheet,
  ferryCrossing,
  groupCoach,
  invoicingService,
  officeAccount,
  pocketMail,
  scooterWeek,
  stampedForm,
  updatedReceipt,
  barsOfMonths,
  dataPlan,
  division,
  standLine,
  deviceStatement,
  sidePanel,
  topUp,
  agentReceipt,
  machineSlip,
  monthAccount,
  phoneTicket,
  rackRailway,
  savedScreen,
  securityPaper,
  settledReminder,
  tariffCoupon,
  travelProof,
]
