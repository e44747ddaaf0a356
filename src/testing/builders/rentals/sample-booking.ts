export { sampleBooking } from '#domains/notifications/samples/sample-booking.ts'
