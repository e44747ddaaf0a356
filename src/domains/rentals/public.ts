export { toBooking } from './bookings/booking-reply.ts'
export { allowedActions } from './bookings/booking.ts'
export { countryName } from './locations/country-names.ts'
export { rentalDays, type RentalPeriod } from './search/rental-days.ts'
