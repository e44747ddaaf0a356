/** A manual mutation of the product that the tests must detect. `text` occurs once in the file. */
export type Mutation = { file: string; text: string; by: string }

/** Faults of the kinds that people make, spread over domains, site, connectors and SQL. */
export const MUTATIONS: readonly Mutation[] = [
  // Domains
  { file: 'src/kernel/money.ts', text: '(2n * above + below)', by: '(2n * above)' },
  { file: 'src/kernel/money.ts', text: 'weightSoFar += weight', by: 'weightSoFar = weight' },
  {
    file: 'src/domains/rentals/cancellations/cancellation.ts',
    text: 'Math.min(refund.amount, paid.amount - goodwill)',
    by: 'refund.amount',
  },
  {
    file: 'src/domains/rentals/refunds/one-person.ts',
    text: "booking.supplierState === 'changing' || ",
    by: '',
  },
  {
    file: 'src/domains/partners/links/attribution.ts',
    text: 'before.sub_id === next.sub_id &&',
    by: '',
  },
  { file: 'src/domains/fares/taxes/trip-taxes.ts', text: 'tax.from_day <= day', by: 'tax.from_day < day' },
  {
    file: 'src/domains/companies/wallets/move-wallet.service.ts',
    text: "refund: 'wallet_credit'",
    by: "refund: 'wallet_charge'",
  },
  { file: 'src/domains/identity/otp/otp.ts', text: 'OTP_TRIES = 5', by: 'OTP_TRIES = 50' },
  { file: 'src/domains/coupons/coupon.ts', text: 'takes.basisPoints / 100', by: 'takes.basisPoints' },
  {
    file: 'src/domains/stock/days-out.ts',
    text: '.withTimeZone(pickUp.timeZoneId).subtract',
    by: '.subtract',
  },
  // SQL
  {
    file: 'src/domains/shuttles/seat.store.ts',
    text: "'<=', row.ref('seats')",
    by: "'<', row.ref('seats')",
  },
  {
    file: 'src/domains/shuttles/seat.store.ts',
    text: "    .set({ given_back_at: now })\n    .where('trip_id', '=', tripId)\n    .where('given_back_at', 'is', null)\n",
    by: "    .set({ given_back_at: now })\n    .where('trip_id', '=', tripId)\n",
  },
  {
    file: 'src/domains/trips/dispatch/overlapping-trip.store.ts',
    text: 't.start_at < ${end}',
    by: 't.start_at <= ${end}',
  },
  {
    file: 'src/domains/stock/reservation.store.ts',
    text: "      .where('status', '=', 'confirmed')\n",
    by: '',
  },
  {
    file: 'src/domains/rentals/bookings/booking-jobs.store.ts',
    text: "eb('b.lease_until', '<=', now)]))\n            .orderBy",
    by: "eb('b.lease_until', '>=', now)]))\n            .orderBy",
  },
  {
    file: 'src/domains/partners/links/partner-click.store.ts',
    text: '      on conflict (id) do nothing',
    by: '',
  },
  // Connectors
  {
    file: 'src/connectors/suppliers/europcar/rates.ts',
    text: "CSB: 'infant_seat'",
    by: "CSB: 'child_seat'",
  },
  {
    file: 'src/connectors/suppliers/ota/charged.ts',
    text: 'filter((item) => item.isIncluded === true)',
    by: 'filter((item) => item.isIncluded !== false)',
  },
  { file: 'src/connectors/suppliers/station-phone.ts', text: ".replace(/^0+/, '')", by: '' },
  {
    file: 'src/connectors/payments/stripe/stripe-payments.ts',
    text: '`${refundId}-refund`',
    by: '`${paymentId}-refund`',
  },
  // Site and widget
  {
    file: 'src/web/rentals/booking-changes.ts',
    text: "isRejected ? 'refused' : 'unpaid'",
    by: "isRejected ? 'unpaid' : 'refused'",
  },
  { file: 'src/web/app/address.ts', text: "path === '/' ? `/${language}` : ", by: '' },
  {
    file: 'src/web/rentals/price-breakdown.ts',
    text: 'times(extra.price_for_rental, quantity)',
    by: 'extra.price_for_rental',
  },
  {
    file: 'src/web/rentals/coupon-note.tsx',
    text: "car?.payment.timing === 'desk'",
    by: "car?.payment.timing !== 'desk'",
  },
]
