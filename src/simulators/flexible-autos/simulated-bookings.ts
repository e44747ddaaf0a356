import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { textElement } from '#connectors/suppliers/xml.ts'
import type { SimulatedBrand } from './simulated-brands.ts'
import { carCode } from './simulated-cars.ts'
import { deskFees, extrasPrice, productPrice, productsAt, refundPrice } from './simulated-cost.ts'
import type { RateQualifiers } from './simulated-qualifiers.ts'
import { requestedExtras } from './simulated-requests.ts'
import type { Rejection } from './simulated-requests.ts'
import { offeredBy } from './simulated-search.ts'
import type { BrandDesk } from './simulated-search.ts'

/** A desk that meets its customers at the gate, so that it requires a flight number. */
const MEETS_FLIGHTS = 'LCA'

type Placed = { rental: SimulatedRental; priced: PricedCar; brand: SimulatedBrand; contract: number }

/** Books and cancels, and issues vouchers, each returning the content of its reply. */
export function horizonBookings(parts: {
  desks: readonly BrandDesk[]
  known: ReadonlySet<string>
  qualifiers: RateQualifiers
  book: Book
}) {
  const { desks, known, qualifiers, book } = parts

  function bookingOf(form: URLSearchParams) {
    return book.find({ number: form.get('FCHReference') || 'none' })
  }

  return {
    place(form: URLSearchParams): string | Rejection {
      const field = (name: string) => form.get(name) ?? ''
      if (!field('DriverLastName')) return { errorMessage: 'Driver last name is required' }
      const code = field('SupplierCode')
      const theirs = desks.filter(({ brand }) => brand.codes.includes(code))
      const offered = offeredBy(theirs, known, form)
      if ('errorMessage' in offered) return offered
      const [found] = offered
      if (!found) return { errorMessage: 'Car is not available' }
      const { brand, desk, rental } = found
      if (rental.from.iata === MEETS_FLIGHTS && !field('FlightNumber'))
        return { errorMessage: 'Flight number required for this office' }
      const acriss = field('CarType').slice(0, 4)
      const level = qualifiers.levelOf(rental, `${acriss} ${code}`, field('RateQualifier'))
      if (level === null) return { errorMessage: 'Rate Qualifier is not valid, please search again' }
      const priced = desk.priceOf(rental, acriss, level)
      const [product] = productsAt(rental, new Set([field('ProductID')]))
      if (!priced || !product || field('CarType') !== carCode(acriss))
        return { errorMessage: 'Car is not available' }
      const placed = { rental, priced, brand, contract: brand.codes.indexOf(code) }
      const booked = bookedRental(placed, product.id, form)
      const outcome = book.enter(null, booked, desk.stock(rental, priced.car))
      if (typeof outcome === 'string') return { errorMessage: 'Car is not available' }
      return textElement('BookingNumber', outcome.number)
    },

    cancel(form: URLSearchParams): string | Rejection {
      const booking = bookingOf(form)
      if (!booking) return { errorMessage: 'Booking not found' }
      const outcome = book.cancel(booking.number)
      return outcome === 'already_cancelled' ? { errorMessage: 'Booking is already cancelled' } : ''
    },

    voucher(form: URLSearchParams): string | Rejection {
      const booking = bookingOf(form)
      if (!booking) return { errorMessage: 'Booking not found' }
      if (booking.status === 'cancelled') return { errorMessage: 'Booking is already cancelled' }
      const html = `<html><body><h1>Voucher ${booking.number}</h1><p>${booking.rental.from}</p></body></html>`
      return textElement('Voucher', html)
    },
  }
}

/**
 * Returns the booked rental. `total` is everything the driver pays, to any party; the product and the refund are
 * invoiced to us.
 */
function bookedRental(
  { rental, priced, brand, contract }: Placed,
  productId: string,
  form: URLSearchParams,
): BookedRental {
  const age = Number(form.get('DriverAge'))
  const extras = requestedExtras(form)
  const refund = form.get('ERPRequired') === 'True'
  const invoiced =
    productPrice(rental, priced, productId, contract) + (refund ? refundPrice(rental, priced) : 0)
  const fees = Object.values(deskFees(rental, brand, age)).reduce((sum, fee) => sum + fee, 0)
  return {
    ...rentedCar(rental, priced),
    account: form.get('AgentCode') ?? '',
    agentReference: form.get('AgentRef') ?? '',
    prepaid: true,
    total: invoiced + extrasPrice(rental, extras) + fees,
    invoiced,
    extras: refund ? [...extras, { code: 'ERP', quantity: 1 }] : extras,
    driver: {
      name: `${form.get('DriverInitial') ?? ''} ${form.get('DriverLastName') ?? ''}`,
      email: '',
      age,
    },
  }
}
