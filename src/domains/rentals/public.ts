export { rentalDays, type RentalPeriod } from './search/rental-days.ts'
