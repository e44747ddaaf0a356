import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('traveller')

/** Pages for finding a car, booking it and managing the booking. */
export const travellerPages = [
  page('/', 'home/home-page.tsx', ['home', 'deal', 'terms']),
  page('/search', 'search/search-page.tsx', ['search', 'home', 'terms']),
  page('/car/:offerId', 'car/car-page.tsx', ['car', 'search', 'terms']),
  page('/checkout/:bookingId', 'checkout/checkout-page.tsx', [
    'checkout',
    'booking',
    'car',
    'search',
    'terms',
  ]),
  page('/booking/:reference', 'booking/booking-page.tsx', [
    'booking',
    'car',
    'checkout',
    'rating',
    'search',
    'terms',
  ]),
  page('/booking/:reference/change', 'change/change-page.tsx', [
    'change',
    'booking',
    'car',
    'checkout',
    'home',
    'search',
    'terms',
  ]),
  page('/confirm-change', 'change/confirm-change-page.tsx', ['change', 'accounts', 'terms']),
  page('/pdf-invoice', 'invoice/pdf-invoice-page.tsx', ['invoice', 'booking', 'checkout', 'terms']),
  page('/manage-booking', 'booking/manage-booking-page.tsx', ['booking', 'checkout', 'terms']),
]
