import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import type { SimulatedReply } from '../world/server.ts'
import { costOf, officeOf } from './simulated-offers.ts'
import { CancelBody, ReservationBody, readBody } from './simulated-requests.ts'
import { companyOf, extraTotal, extrasFor } from './simulated-terms.ts'

export type RenticarOffered = { rental: SimulatedRental; priced: PricedCar }

const FIRST_ID = 0x66a0_b1c0_0000
const STEP = 40_507

/**
 * Returns a reservation's number in the records: the company's own number and, after a slash, Renticar's id for
 * cancelling.
 */
export function bookNumber(sequence: number): string {
  return `${7_200_000 + sequence * 13}/${(FIRST_ID + sequence * STEP).toString(16)}`
}

/** Books and cancels. A business error is sent with 200, an unknown reservation with 404. */
export function renticarReservations(parts: {
  book: Book
  desk: RentalDesk
  account: string
  /** Returns the rental and car of an offer, or the rejection message. */
  offered(offerId: string): RenticarOffered | string
}) {
  const { book, desk, account, offered } = parts

  return {
    enter(body: string): string {
      const request = readBody(body, ReservationBody)
      if (!request) return rejection('Invalid request body')
      const offer = offered(request.offerId)
      if (typeof offer === 'string') return rejection(offer)
      const company = companyOf(offer.rental.from.code, offer.priced.car)
      const prepaid = request.reservationType === 'fullCredit'
      if (prepaid && !company.fullCredit) return rejection('Full credit is not offered by this company')
      const rental = bookedRental(offer, request, account)
      if (!rental) return rejection('Unknown extra')
      const outcome = book.enter(null, rental, desk.stock(offer.rental, offer.priced.car))
      if (typeof outcome === 'string') return rejection('The car is not available any more')
      const [vendorReservationNo, reservationId] = outcome.number.split('/')
      const office = officeOf(offer.rental.from, company.name)
      return JSON.stringify({
        reservationId,
        reservationCode: `RC${vendorReservationNo}`,
        vendorReservationNo,
        reservationDetail: { vendorName: company.name, locationName: offer.rental.from.name, ...office },
      })
    },

    cancel(body: string): string | SimulatedReply {
      const id = readBody(body, CancelBody)?.reservationId ?? ''
      const sequence = (Number.parseInt(id, 16) - FIRST_ID) / STEP
      const found = Number.isInteger(sequence) ? book.find({ number: bookNumber(sequence) }) : null
      if (!found) return { status: 404, body: cancelled('error', 'Reservation not found') }
      return book.cancel(found.number) === 'already_cancelled'
        ? cancelled('error', 'Reservation is already cancelled')
        : cancelled('success', 'Reservation cancelled')
    },
  }
}

export function rejection(message: string): string {
  return JSON.stringify({ status: 'error', message })
}

/** Returns a cancellation's reply, which has `result` instead of `status`. */
function cancelled(result: 'success' | 'error', message: string): string {
  return JSON.stringify({ result, message })
}

/** Returns the booked rental. Null if the car does not have an extra. */
function bookedRental(
  { rental, priced }: RenticarOffered,
  request: ReservationBody,
  account: string,
): BookedRental | null {
  const chosen = request.extras.flatMap(
    (requestedCode) => extrasFor(priced.car).find(({ code }) => code === requestedCode) ?? [],
  )
  if (chosen.length < request.extras.length) return null
  const extras = chosen.reduce((sum, extra) => sum + extraTotal(extra, rental), 0)
  const total = costOf(rental, priced) + extras
  const prepaid = request.reservationType === 'fullCredit'
  const { name, lastname, email } = request.driverInfo
  return {
    ...rentedCar(rental, priced),
    account,
    prepaid,
    total,
    invoiced: prepaid ? total : 0,
    extras: chosen.map(({ code }) => ({ code, quantity: 1 })),
    driver: { name: `${name} ${lastname}`, email, age: null },
  }
}
