import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('traveller', import.meta.glob<PageModule>('./**/*-page.tsx'))

/** Pages for finding a car, booking it and managing the booking. */
export const travellerPages = [
  page('/', 'home/home-page.tsx', ['home', 'deal', 'terms'], { indexed: true, cached: { query: [] } }),
  page(
    '/search',
    'search/search-page.tsx',
    ['search', 'choice', 'forms', 'home', 'price_mails', 'share', 'terms'],
    {
      closed: true,
    },
  ),
  page('/car/:offerId', 'car/car-page.tsx', ['car', 'choice', 'cover', 'search', 'share', 'terms'], {
    closed: true,
  }),
  page('/compare', 'compare/compare-page.tsx', ['choice', 'search', 'share', 'terms'], { closed: true }),
  page('/saved', 'saved/saved-page.tsx', ['choice', 'share', 'terms'], { closed: true }),
  page(
    '/checkout/:bookingId',
    'checkout/checkout-page.tsx',
    ['checkout', 'booking', 'car', 'cover', 'forms', 'search', 'terms'],
    { closed: true },
  ),
  page(
    '/booking/:reference',
    'booking/booking-page.tsx',
    ['booking', 'forms', 'rating', 'rebook', 'search', 'share', 'terms'],
    { closed: true },
  ),
  page(
    '/booking/:reference/change',
    'change/change-page.tsx',
    ['change', 'booking', 'car', 'checkout', 'cover', 'forms', 'home', 'terms'],
    { closed: true },
  ),
  page(
    '/booking/:reference/rebook',
    'rebook/rebook-page.tsx',
    ['rebook', 'booking', 'checkout', 'forms', 'search', 'terms'],
    { closed: true },
  ),
  page('/price-mails/confirm', 'price-mails/confirm-page.tsx', ['price_mails', 'accounts', 'forms'], {
    closed: true,
  }),
  page('/price-mails/leave', 'price-mails/unsubscribe-page.tsx', ['price_mails', 'accounts', 'forms'], {
    closed: true,
  }),
  page('/confirm-change', 'change/confirm-change-page.tsx', ['change', 'accounts', 'forms'], {
    closed: true,
  }),
  page('/pdf-invoice', 'invoice/pdf-invoice-page.tsx', ['invoice', 'booking', 'forms', 'terms'], {
    closed: true,
  }),
  page(
    '/trip-payment/:reference',
    'trip-payment/trip-payment-page.tsx',
    ['trip_payment', 'checkout', 'forms'],
    {
      closed: true,
    },
  ),
  page('/manage-booking', 'booking/manage-booking-page.tsx', ['booking', 'forms', 'terms'], {
    indexed: true,
  }),
]
