import { parseAmount } from '#kernel/money.ts'
import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { textElement } from '#connectors/suppliers/xml.ts'
import type { GreenMotionAccount } from '#connectors/suppliers/green-motion/accounts.ts'
import { PACKAGES, optionsOf, packageTotal, requiredOptions } from './simulated-cost.ts'
import type { Package } from './simulated-cost.ts'
import { ageOf } from './simulated-requests.ts'
import type { GmRequestBody } from './simulated-requests.ts'

/** A rejected call, with the fields of its `errors`. */
export type Rejection = { message: string; code: string; suggestion: string }

export type QuotedCar = { rental: SimulatedRental; priced: PricedCar }

const SOLD_OUT = rejection('0310', 'Vehicle no longer available', 'Search again')
const PRICE = rejection('0311', 'The total does not match the price of the vehicle', 'Search again')
const UNKNOWN = rejection('0330', 'Booking not found', 'Check booking_ref and location_id')
const NOT_CANCELLABLE = rejection('0332', 'This booking can no longer be cancelled', 'Call the location')

/** Creates and cancels reservations. */
export function gmReservations(parts: {
  book: Book
  desk: RentalDesk
  /** Returns the rental and car of a request at the price of its quote, or the rejection. */
  quoted(request: GmRequestBody): QuotedCar | Rejection
  /** Numbers of bookings that can no longer be cancelled. */
  notCancellable: ReadonlySet<string>
  /** Numbers of bookings whose record is gone. */
  forgotten: ReadonlySet<string>
}) {
  const { book, desk, quoted, notCancellable, forgotten } = parts

  return {
    make(request: GmRequestBody, account: GreenMotionAccount): string | Rejection {
      const { lastname, email, age } = request.cust_info
      if (!lastname || !email) return rejection('0320', 'Customer details are missing', 'Enter cust_info')
      const found = quoted(request)
      if ('code' in found) return found
      const years = ageOf(age)
      if (years !== null && years < found.priced.car.minimumAge)
        return rejection('0322', 'The driver is below the minimum age', 'Choose another vehicle')
      const sold = PACKAGES.find(({ type }) => type === request.rentalCode)
      const total = sold && agreedTotal(request, found, sold)
      if (total === undefined || total === null) return PRICE
      const rental = bookedRental(request, found, account, total)
      const outcome = book.enter(null, rental, desk.stock(found.rental, found.priced.car))
      return typeof outcome === 'string'
        ? SOLD_OUT
        : textElement('booking_ref', outcome.number) + textElement('status', 'confirmed')
    },

    cancel({ booking_ref: number, location_id: station }: GmRequestBody, account: GreenMotionAccount) {
      const found = forgotten.has(number) ? null : book.find({ number })
      if (!found || found.rental.account !== account.username || found.rental.station !== station)
        return UNKNOWN
      if (notCancellable.has(number)) return NOT_CANCELLABLE
      if (book.cancel(number) === 'already_cancelled')
        return rejection('0331', 'Booking has already been cancelled', '')
      return textElement('booking_ref', number) + textElement('status', 'cancelled')
    },
  }
}

export function rejection(code: string, message: string, suggestion: string): Rejection {
  return { code, message, suggestion }
}

/** Returns the total of car and options. Null if the request has other prices or lacks a required option. */
function agreedTotal(request: GmRequestBody, { rental, priced }: QuotedCar, sold: Package): number | null {
  const age = ageOf(request.cust_info.age)
  const prices = new Map(optionsOf(rental, priced, age).map(({ id, price }) => [id, price]))
  const { option: options } = request.options
  const wrong = options.some((option) => {
    const price = prices.get(option['@id'])
    return price === undefined || parseAmount(option['@option_total']) !== price * option['@option_qty']
  })
  const optionIds = new Set(options.map((option) => option['@id']))
  if (wrong || requiredOptions(rental, age).some(({ id }) => !optionIds.has(id))) return null
  const car = packageTotal(rental, priced, sold)
  const total = options.reduce((sum, option) => sum + (parseAmount(option['@option_total']) ?? 0), car)
  return parseAmount(request.vehicle_total) === car && parseAmount(request.grand_total) === total
    ? total
    : null
}

function bookedRental(
  request: GmRequestBody,
  { rental, priced }: QuotedCar,
  account: GreenMotionAccount,
  total: number,
): BookedRental {
  const { firstname, lastname, email, age } = request.cust_info
  return {
    ...rentedCar(rental, priced),
    account: account.username,
    prepaid: false,
    total,
    invoiced: 0,
    extras: request.options.option.map((option) => ({
      code: option['@id'],
      quantity: option['@option_qty'],
    })),
    driver: { name: `${firstname} ${lastname}`.trim(), email, age: ageOf(age) },
  }
}
