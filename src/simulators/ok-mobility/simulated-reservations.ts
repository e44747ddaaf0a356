import { decimal } from '#kernel/money.ts'
import { rentedCar } from '../world/booked-rental.ts'
import type { SimulatedBooking, BookedRental } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { textElement } from '#connectors/suppliers/xml.ts'
import type { OkMobilityAccount } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { extrasFor } from './simulated-extras.ts'
import { okCost } from './simulated-prices.ts'
import { ageOn } from './simulated-requests.ts'
import type { OkRequest } from './simulated-requests.ts'

export type OkOffer = { rental: SimulatedRental; priced: PricedCar }

/** Creates `createReservation`: new, modified, cancelled or looked up, by message type. */
export function reservationsOf(parts: {
  book: Book
  desk: RentalDesk
  /** Returns the rental and car of a request, at the price of its token, or the supplier's rejection. */
  offerOf(request: OkRequest): OkOffer | string
}) {
  const { book, desk, offerOf } = parts

  const find = (
    { Reservation_Number, Reference }: OkRequest,
    account: OkMobilityAccount,
  ): SimulatedBooking | null => {
    const found = book.find({ number: Reservation_Number, reference: Reference })
    return found && found.rental.account === account.customerCode ? found : null
  }

  function enter(request: OkRequest, account: OkMobilityAccount): string {
    if (!request.Reference) return rejection(request, 'REFERENCE AND/OR RESERVATION NUMBER IS MISSING!')
    if (request.Reference.length > 30)
      return rejection(request, "REFERENCE CAN'T HAVE MORE THAN 30 CHARACTERS!")
    if (book.find({ reference: request.Reference })) return rejection(request, 'RESERVATION ALREADY EXIST!')
    if (!request.Driver.Name) return rejection(request, 'DRIVER NOT FOUND')
    if (!request.Driver.EMail || !request.Driver.Country)
      return rejection(request, "DRIVER'S COUNTRY/E-MAIL MUST BE INFORMED")
    const offer = offerOf(request)
    if (typeof offer === 'string') return rejection(request, `ERROR CREATING THE NEW RESERVATION ${offer}`)
    const rental = bookedRental(request, account, offer)
    const outcome = book.enter(request.Reference, rental, desk.stock(offer.rental, offer.priced.car))
    if (outcome === 'already_exists') return rejection(request, 'RESERVATION ALREADY EXIST!')
    if (outcome === 'sold_out')
      return rejection(request, 'ERROR CREATING THE NEW RESERVATION NO RATE IS AVAILABLE FOR YOUR SELECTION.')
    return answered(request, book.find(outcome), 'C')
  }

  function change(request: OkRequest, account: OkMobilityAccount): string {
    const before = find(request, account)
    if (!before) return rejection(request, 'REFERENCE AND/OR RESERVATION NUMBER IS MISSING!')
    if (before.status === 'cancelled')
      return rejection(
        request,
        'ERROR UPDATING THE RESERVATION CANCELATION FOR RESERVATION ALREADY CANCELLED!',
      )
    const offer = offerOf(request)
    if (typeof offer === 'string') return rejection(request, `ERROR UPDATING THE RESERVATION ${offer}`)
    const rental = bookedRental(request, account, offer)
    const outcome = book.change(before.number, rental, desk.stock(offer.rental, offer.priced.car))
    if (typeof outcome === 'string')
      return rejection(request, 'ERROR UPDATING THE RESERVATION NO RATE IS AVAILABLE FOR YOUR SELECTION.')
    return answered(request, book.find(outcome), 'C')
  }

  function cancel(request: OkRequest, account: OkMobilityAccount): string {
    const before = find(request, account)
    if (!before) return rejection(request, 'REFERENCE AND/OR RESERVATION NUMBER IS MISSING!')
    if (before.status === 'handed_over')
      return rejection(request, 'IN RESERVATION CANCEL CANCELATION NOT ALLOWED FOR RESERVATION OF STATUS RA!')
    if (book.cancel(before.number) === 'already_cancelled')
      return rejection(request, 'IN RESERVATION CANCEL CANCELATION FOR RESERVATION ALREADY CANCELLED!')
    return answered(request, book.find({ number: before.number }), 'OK')
  }

  function verify(request: OkRequest, account: OkMobilityAccount): string {
    const found = find(request, account)
    if (!found) return rejection(request, 'REFERENCE AND/OR RESERVATION NUMBER IS MISSING!')
    return answered(request, found, VERIFIED[found.status])
  }

  return (request: OkRequest, account: OkMobilityAccount): string => {
    if (request.MessageType === 'N') return enter(request, account)
    if (request.MessageType === 'P') return change(request, account)
    if (request.MessageType === 'C') return cancel(request, account)
    return request.MessageType === 'V' ? verify(request, account) : rejection(request, 'INVALID MESSAGE TYPE')
  }
}

const VERIFIED = { booked: 'C', handed_over: 'RA', cancelled: 'D' } as const

/** Returns the result of a rejected reservation. */
export function rejection({ Reference, MessageType }: OkRequest, problem: string): string {
  return (
    textElement('Reference', Reference) +
    textElement('Status', `ERROR: ${problem}`) +
    textElement('MessageType', MessageType)
  )
}

function answered({ MessageType }: OkRequest, booking: SimulatedBooking | null, status: string): string {
  if (!booking) throw new Error('a booking just written is not in the book')
  const { total, invoiced, prepaid } = booking.rental
  return (
    textElement('Reference', booking.reference) +
    textElement('Reservation_Nr', booking.number) +
    textElement('Reservation_Value', decimal(total)) +
    textElement('Reservation_Value_Invoice', decimal(invoiced)) +
    textElement('Reservation_Value_Cashier', decimal(total - invoiced)) +
    textElement('Reservation_Prepaid', prepaid) +
    textElement('Status', status) +
    textElement('MessageType', MessageType) +
    textElement('InAnalisys', false)
  )
}

function bookedRental(
  request: OkRequest,
  account: OkMobilityAccount,
  { rental, priced }: OkOffer,
): BookedRental {
  const age = ageOn(request.Driver.Date_of_Birth, rental.pickUp.date)
  const cost = okCost(rental, priced, account, age)
  const local = chosenExtras(request.Extras)
  const invoiced = chosenExtras(request.Extras_To_Invoice)
  const sum = (codes: readonly string[]) =>
    codes.reduce((amount, code) => {
      const extra = extrasFor(priced.car.vehicle.category).find(({ id }) => id === code)
      return amount + (extra ? extra.price * (extra.perRental ? 1 : rental.days) : 0)
    }, 0)
  const car = Math.round(cost.preview / 100)
  return {
    ...rentedCar(rental, priced),
    account: account.customerCode,
    prepaid: account.prepaid,
    total: car + sum(local) + sum(invoiced),
    invoiced: (account.prepaid ? car : 0) + sum(invoiced),
    extras: [...local, ...invoiced].map((code) => ({ code, quantity: 1 })),
    driver: { name: request.Driver.Name, email: request.Driver.EMail, age },
  }
}

function chosenExtras(codes: string): string[] {
  return codes.split(',').filter(Boolean)
}
