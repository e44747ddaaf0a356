import { EXAMPLE } from '#kernel/examples.ts'

/** Example of an order that pays at the desk, for the API reference. */
export const ORDER_EXAMPLE = {
  booking_id: EXAMPLE.id,
  driver: { ...EXAMPLE.person, age: 34, residence: 'AE', flight_number: 'EK 203' },
  accept_total: { amount: 20_400, currency: 'EUR' },
}

/** Example payments, by the form of card a gateway accepts. */
export const PAYMENT_EXAMPLES = {
  card: {
    method: 'card' as const,
    number: '4242424242424242',
    expiry_month: 12,
    expiry_year: 2030,
    cvc: '123',
    holder: 'Layla Haddad',
  },
  payment_method: { method: 'card' as const, payment_method_id: 'pm_1NjE2mKZ0dLk' },
}
