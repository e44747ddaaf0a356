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
  {
    name: 'the price that was quoted',
    sold: sale('EUR'),
    reserved: money(20_000, 'EUR'),
    exceedsQuote: false,
  },
  { name: 'less', sold: sale('EUR'), reserved: money(15_000, 'EUR'), exceedsQuote: false },
  {
    name: 'a hundredth more, of rounding',
    sold: sale('EUR'),
    reserved: money(20_001, 'EUR'),
    exceedsQuote: false,
  },
  { name: 'two hundredths more', sold: sale('EUR'), reserved: money(20_002, 'EUR'), exceedsQuote: true },
  {
    name: 'a hundredth for each extra',
    sold: sale('EUR', 3),
    reserved: money(20_004, 'EUR'),
    exceedsQuote: false,
  },
  {
    name: 'more than the extras round',
    sold: sale('EUR', 3),
    reserved: money(20_005, 'EUR'),
    exceedsQuote: true,
  },
  {
    name: 'the same in another currency',
    sold: sale('USD'),
    reserved: money(17_204, 'EUR'),
    exceedsQuote: false,
  },
  { name: 'more in another currency', sold: sale('USD'), reserved: money(17_300, 'EUR'), exceedsQuote: true },
  { name: 'no total', sold: sale('EUR'), reserved: null, exceedsQuote: false },
  {
    name: 'a currency without a rate',
    sold: sale('EUR'),
    reserved: money(99_999, 'XXX'),
    exceedsQuote: false,
  },
])('a supplier that reserves at $name: too dear is $exceedsQuote', ({ sold, reserved, exceedsQuote }) => {
  expect(exceedsQuotedPrice(sold, reserved)).toBe(exceedsQuote)
})
