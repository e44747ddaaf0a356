import { page, pageNotFound } from './page-route.ts'

/** Every page of the site: its address and its file. */
export const pages = [
  page('/', './home/home-page.tsx'),
  page('/search', './rentals/search/search-page.tsx'),
  page('/car/:offerId', './rentals/car/car-page.tsx'),
  page('/checkout/:bookingId', './rentals/checkout/checkout-page.tsx'),
  page('/booking/:reference', './rentals/booking/booking-page.tsx'),
  page('/manage-booking', './rentals/booking/manage-booking-page.tsx'),
  page('/error', './shell/error-page.tsx'),
  pageNotFound(),
]
