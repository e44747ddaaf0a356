export { cardOf } from './orders/payment/card-of.ts'
export { countryName, countryNames } from './locations/country-names.ts'
export { toLocation } from './locations/localise.ts'
export type { Place } from './locations/place.ts'
export type { PlaceDirectory } from './locations/place-directory.ts'
export type { PlaceWithDesks } from './locations/places-with-desks.ts'
export { findLocations } from './locations/find-locations.usecase.ts'
export type { RatingOf } from './ratings/follow-ratings.usecase.ts'
export { rentalDays, type RentalPeriod } from './search/rental-days.ts'
export { findDeals, type DealsApp } from './seen-prices/find-deals.usecase.ts'
export {
  findLowestPrices,
  listSupplierTerms,
  readPlaceFigures,
  type FiguresApp,
  type SeenSupplierTerms,
} from './seen-prices/read-figures.usecase.ts'
export type { SeenCount } from './seen-prices/seen-counts.store.ts'
export { bookingOfSender } from './bookings/sender-booking.store.ts'
export type { Booking } from './bookings/booking.contract.ts'
export { rentalSamples } from './mails/rental-mails.service.ts'
export type { Location } from './locations/location.contract.ts'
export type { PriceReader } from './seen-prices/seen-price.ts'
export { partnerPart } from './search/offers/offer-price.ts'
export {
  findAttributedBookings,
  orderedAt,
  type AttributedBooking,
} from './bookings/attributed-booking.store.ts'
export type { SearchCars } from './search/search-cars.usecase.ts'
export type { SearchResults } from './search/search.contract.ts'
export { rentalFieldMessages } from './rental-field-messages.ts'
export { rentalTitles } from './rental-problem.http.ts'
