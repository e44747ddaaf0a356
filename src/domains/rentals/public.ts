export { cardOf } from './orders/payment/card-of.ts'
export { PAYMENT_EXAMPLES } from './orders/order-example.ts'
export { countryName, countryNames } from './locations/country-names.ts'
export { toLocation } from './locations/localise.ts'
export type { Place } from './locations/place.ts'
export type { PlaceDirectory } from './locations/place-directory.ts'
export type { PlaceWithDesks } from './locations/places-with-desks.ts'
export type { RatingOf } from './ratings/follow-ratings.usecase.ts'
export { cancellationText } from './quotes/cancellation-text.ts'
export { rentalDays, type RentalPeriod } from './search/rental-days.ts'
export type { ReadFigures, SeenSupplierTerms } from './seen-prices/read-figures.usecase.ts'
export type { SeenCount } from './seen-prices/seen-counts.store.ts'
export type { Booking } from './bookings/booking.contract.ts'
export { DRIVER_NOTE_FIELDS, type Driver } from './bookings/driver.contract.ts'
export type { News } from './settlement/settlement.ts'
export { priceRows, rowAtDesk, type PriceRow } from './bookings/price-rows.contract.ts'
export type { Location } from './locations/location.contract.ts'
export type { Deal, SeenPrice } from './seen-prices/seen-price.contract.ts'
export type { PriceReader } from './seen-prices/seen-price.ts'
export { partnerPart } from './search/offers/offer-price.ts'
export {
  noteLedBy,
  partnersDue,
  takeDueOfPartners,
  type BookingPartner,
} from './bookings/booking-partner.store.ts'
export type { SoldKind } from './bookings/booking-tables.ts'
export { ledBookings, orderedAt, type LedBooking } from './bookings/led-booking.store.ts'
export type { LedBy } from './search/led-by.ts'
export {
  pricedForVisitor,
  type FindLedBy,
  type PartnerPercentOf,
  type PartnerVariables,
} from './search/led-by.http.ts'
export { partnerPercent } from './search/led-by.ts'
export type { SearchCars, SearchFailure } from './search/search-cars.usecase.ts'
export { searchRefused } from './search/search.routes.ts'
export type { SearchResults } from './search/search.contract.ts'
export { rentalTitles } from './rental-problem.http.ts'
export type { CarInMail, PriceNews, TellPrice } from './price-mails/price-news.ts'
export type { ComparedTerm, GiveUpReason } from './rebookings/rebooking.contract.ts'
export { keptBoth } from './rebookings/rebooking.ts'
