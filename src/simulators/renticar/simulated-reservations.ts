import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import type { SimulatedReply } from '../world/server.ts'
import { costOf, officeOf } from './simulated-offers.ts'
import { AskedCancel, AskedReservation, readBody } from './simulated-requests.ts'
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
      const asked = readBody(body, AskedReservation)
      if (!asked) return refused('Invalid request body')
      const offer = offered(asked.offerId)
      if (typeof offer === 'string') return refused(offer)
      const company = companyOf(offer.rental.from.code, offer.priced.car)
      const prepaid = asked.reservationType === 'fullCredit'
      if (prepaid && !company.fullCredit) return refused('Full credit is not offered by this company')
      const rental = bookedRental(offer, asked, account)
      if (!rental) return refused('Unknown extra')
      const outcome = book.enter(null, rental, desk.stock(offer.rental, offer.priced.car))
      if (typeof outcome === 'string') return refused('The car is not available any more')
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
      const id = readBody(body, AskedCancel)?.reservationId ?? ''
      const sequence = (Number.parseInt(id, 16) - FIRST_ID) / STEP
      const found = Number.isInteger(sequence) ? book.find({ number: bookNumber(sequence) }) : null
      if (!found) return { status: 404, body: cancelled('error', 'Reservation not found') }
      return book.cancel(found.number) === 'already_cancelled'
        ? cancelled('error', 'Reservation is already cancelled')
        : cancelled('success', 'Reservation cancelled')
    },
  }
}

export function refused(message: string): string {
  return JSON.stringify({ status: 'error', message })
}

/** Returns a cancellation's reply, which has `result` instead of `status`. */
function cancelled(result: 'success' | 'error', message: string): string {
  return JSON.stringify({ result, message })
}

/** Returns the booked rental. Null if the car does not have an extra. */
function bookedRental(
  { rental, priced }: RenticarOffered,
  asked: AskedReservation,
  account: string,
): BookedRental | null {
  const chosen = asked.extras.flatMap(
    (wanted) => extrasFor(priced.car).find(({ code }) => code === wanted) ?? [],
  )
  if (chosen.length < asked.extras.length) return null
  const extras = chosen.reduce((sum, extra) => sum + extraTotal(extra, rental), 0)
  const total = costOf(rental, priced) + extras
  const prepaid = asked.reservationType === 'fullCredit'
  const { name, lastname, email } = asked.driverInfo
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
