import { page, pageNotFound } from './page-route.ts'

/** Every page of the site: its address, its file, and the areas of messages it speaks with beside the shell's. */
export const pages = [
  page('/', './home/home-page.tsx', ['home']),
  page('/search', './rentals/search/search-page.tsx', ['search', 'home', 'terms']),
  page('/car/:offerId', './rentals/car/car-page.tsx', ['car', 'search', 'terms']),
  page('/checkout/:bookingId', './rentals/checkout/checkout-page.tsx', [
    'checkout',
    'booking',
    'car',
    'search',
    'terms',
  ]),
  page('/booking/:reference', './rentals/booking/booking-page.tsx', [
    'booking',
    'car',
    'checkout',
    'rating',
    'search',
    'terms',
  ]),
  page('/booking/:reference/change', './rentals/change/change-page.tsx', [
    'change',
    'booking',
    'car',
    'checkout',
    'home',
    'search',
    'terms',
  ]),
  page('/pdf-invoice', './rentals/invoice/pdf-invoice-page.tsx', ['invoice', 'booking', 'checkout', 'terms']),
  page('/manage-booking', './rentals/booking/manage-booking-page.tsx', ['booking', 'checkout', 'terms']),
  page('/error', './shell/error-page.tsx', []),
  pageNotFound(),
]
