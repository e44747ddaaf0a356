import { decimal } from '#kernel/money.ts'
import { inLocalCurrency } from '../world/countries.ts'
import type { Country } from '../world/countries.ts'
import { youngDriverFee } from '../world/pricing.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { PRODUCTS } from '#connectors/suppliers/flexible-autos/products.ts'
import type { SimulatedBrand } from './simulated-brands.ts'

const GPS_PER_DAY = 790
const GPS_MAX = 7_900
const GOLD_LEVEL = 11_900
/** A second contract with a brand is slightly more expensive. */
const OTHER_CONTRACT_LEVEL = 10_350
const REFUND_PER_DAY = 420

/** Extras of every desk; EUR hundredths. */
export const EXTRAS = [
  { id: 11, name: 'Baby Seat (0-9 months)', price: 750, period: 'Per Day', max: 4 },
  { id: 12, name: 'Child Seat', price: 750, period: 'Per Day', max: 4 },
  { id: 13, name: 'Booster Seat', price: 3_000, period: 'Per Rental', max: 4 },
  { id: 31, name: 'GPS / Navigation', price: 1_050, period: 'Per Day', max: 1 },
  { id: 41, name: 'Additional Driver', price: 5_500, period: 'Per Rental', max: 3 },
  { id: 51, name: 'Snow Chains', price: 4_000, period: 'Per Rental', max: 0 },
] as const

/** Converts EUR hundredths to the currency of the country's desks, with its sign or code. */
export function localAmount(euros: number, country: Country): { price: string; currency: string } {
  const currency = country.currency === 'USD' ? '$' : country.currency
  return { price: decimal(inLocalCurrency(euros, country)), currency }
}

/** Returns the products of a brand at a station: the Gold ones only in the USA. */
export function productsAt({ from }: SimulatedRental, requested: ReadonlySet<string>) {
  const sold = from.country.code === 'US' ? PRODUCTS : PRODUCTS.slice(0, 2)
  return sold.filter(({ id }) => requested.has(id))
}

/** Returns the price of the whole rental in a product, under a brand's usual or other contract, in EUR hundredths. */
export function productPrice(
  { days }: SimulatedRental,
  { daily }: PricedCar,
  productId: string,
  contract: number,
): number {
  const rental = Math.round((daily * days * (contract === 0 ? 10_000 : OTHER_CONTRACT_LEVEL)) / 10_000)
  const gold = productId === '3' || productId === '4'
  const gps = productId === '2' || productId === '4' ? Math.min(GPS_PER_DAY * days, GPS_MAX) : 0
  return (gold ? Math.round((rental * GOLD_LEVEL) / 10_000) : rental) + gps
}

/** Returns the net price of the excess refund, in EUR hundredths. */
export function refundPrice({ days }: SimulatedRental, { car }: PricedCar): number {
  return days * (REFUND_PER_DAY + Math.round(car.daily / 40))
}

/** Returns the fees due at the desk, in EUR hundredths. */
export function deskFees(rental: SimulatedRental, brand: SimulatedBrand, age: number) {
  return {
    oneWay: rental.oneWay,
    afterHours: rental.afterHours,
    young: youngDriverFee(age, rental.days, brand.youngDriverPerDay),
  }
}

export function extrasPrice(
  { days }: SimulatedRental,
  extras: readonly { code: string; quantity: number }[],
) {
  return extras.reduce((sum, { code, quantity }) => {
    const extra = EXTRAS.find(({ id }) => String(id) === code)
    return extra ? sum + extra.price * quantity * (extra.period === 'Per Day' ? days : 1) : sum
  }, 0)
}
