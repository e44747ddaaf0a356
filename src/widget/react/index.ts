/** The package's one export, by the name that the build gives it. */
export { BookingWidget as __GLOBAL__ } from './booking-widget.tsx'
