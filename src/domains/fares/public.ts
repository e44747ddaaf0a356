export { TRIP_EXAMPLE } from './trip-example.ts'
export { TRIP_CATEGORIES, isSelfDrive } from './trip-category.contract.ts'
export type { TripCategory } from './trip-category.contract.ts'
export { billTax, isReverseCharge } from './taxes/bill-tax.ts'
export type { BillParties } from './taxes/bill-tax.ts'
export { withActuals, withTaxByRecipient } from './fare-inputs.ts'
export type { Chosen, FareInputs, TripActuals } from './fare-inputs.ts'
export { TripQuoteReply } from './quote.contract.ts'
export type {
  AskedTripRequest,
  Fare,
  FareExplanation,
  FareLine,
  TripQuote,
  TripRequest,
} from './quote.contract.ts'
export type { BillTax, TAX_PARTS } from './taxes/bill-tax.contract.ts'
export { termsOn } from './taxes/tax-terms.ts'
export type { TaxTerm } from './taxes/tax-terms.ts'
export type { PlanFailure } from './planned-trip.ts'
export type { QuoteTrip } from './quotes/quote-trip.usecase.ts'
export { quotedBesideActual } from './quotes/quoted-beside-actual.ts'
export { GST_STATES } from './taxes/gst-states.ts'
export { boughtText, lineLabel } from './fare-words.ts'
export type { RateCardStore } from './rate-cards/rate-card.store.ts'
export type { TripTax } from './taxes/trip-taxes.ts'
export { computeFare } from './compute-fare.ts'
export type { CardVersion } from './compute-fare.ts'
export { fromTotal } from './from-total.ts'
export type { ShownPrice } from './from-total.ts'
export { deskIn } from './places/trip-desk.contract.ts'
export type { TripDesk } from './places/trip-desk.contract.ts'
export { SELF_DRIVE_TERMS, driverFault } from './self-drive-terms.contract.ts'
export type { DriverFault } from './self-drive-terms.contract.ts'
export type { OpenQuote, QuoteRefusal, QuotedTrip } from './quotes/quoted-trip.ts'
export { explainFare } from './explain-fare.ts'
export { fareFieldMessages } from './fare-field-messages.ts'
export { fareTitles } from './fare-problem.http.ts'
