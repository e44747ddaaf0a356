export { cardOf } from './orders/payment/card-of.ts'
export { countryName, countryNames } from './locations/country-names.ts'
export { toLocation } from './locations/localise.ts'
export type { Place } from './locations/place.ts'
export type { PlaceDirectory } from './locations/place-directory.ts'
export type { PlaceWithDesks } from './locations/places-with-desks.ts'
export { findLocations } from './locations/find-locations.usecase.ts'
export type { RatingOf } from './ratings/follow-ratings.usecase.ts'
export { cancellationText } from './quotes/cancellation-text.ts'
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
export { deskNames, DRIVER_NOTE_FIELDS, type Driver } from './bookings/driver.contract.ts'
export type { RefundCause } from './bookings/paid-back.contract.ts'
export type { TravellerNotification } from './settlement/settlement.ts'
export { priceRows, rowAtDesk, type PriceRow } from './bookings/price-rows.contract.ts'
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
export type { CarInMail, PriceNotification, QueuePriceMail } from './price-mails/price-notification.ts'
export { unsubscribeLinks } from './price-mails/unsubscribe-links.ts'
export { GIVE_UP_REASONS, type ComparedTerm } from './rebookings/rebooking.contract.ts'
export { hasBothBookings } from './rebookings/rebooking.ts'
export type { BookingMailName, MailState } from './staff/booking-mail.contract.ts'
export type { BookingMails, MailOfBooking } from './staff/mails/booking-mails.ts'
