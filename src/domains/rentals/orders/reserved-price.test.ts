import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { exceedsQuotedPrice } from './reserved-price.ts'

const EXCHANGE = { date: '2026-11-02', perEuro: { EUR: '1', USD: '1.1625' } }

/** Creates a sale whose supplier total is 200.00, with `extras` of one extra. */
function sale(currency: string, extras = 0) {
  return {
    price: { supplier_total: money(20_000, currency) },
    exchange: EXCHANGE,
    extras: extras > 0 ? [{ quantity: extras }] : [],
    protection: null,
  } as unknown as BookingRecord
}

test.for([
  { name: 'the price that was quoted', sold: sale('EUR'), reserved: money(20_000, 'EUR'), tooDear: false },
  { name: 'less', sold: sale('EUR'), reserved: money(15_000, 'EUR'), tooDear: false },
  {
    name: 'a hundredth more, of rounding',
    sold: sale('EUR'),
    reserved: money(20_001, 'EUR'),
    tooDear: false,
  },
  { name: 'two hundredths more', sold: sale('EUR'), reserved: money(20_002, 'EUR'), tooDear: true },
  {
    name: 'a hundredth for each extra',
    sold: sale('EUR', 3),
    reserved: money(20_004, 'EUR'),
    tooDear: false,
  },
  { name: 'more than the extras round', sold: sale('EUR', 3), reserved: money(20_005, 'EUR'), tooDear: true },
  { name: 'the same in another currency', sold: sale('USD'), reserved: money(17_204, 'EUR'), tooDear: false },
  { name: 'more in another currency', sold: sale('USD'), reserved: money(17_300, 'EUR'), tooDear: true },
  { name: 'no total', sold: sale('EUR'), reserved: null, tooDear: false },
  { name: 'a currency without a rate', sold: sale('EUR'), reserved: money(99_999, 'XXX'), tooDear: false },
])('a supplier that reserves at $name: too dear is $tooDear', ({ sold, reserved, tooDear }) => {
  expect(exceedsQuotedPrice(sold, reserved)).toBe(tooDear)
})
