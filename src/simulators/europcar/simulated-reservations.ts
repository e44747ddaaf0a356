import { decimal } from '#kernel/money.ts'
import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental, SimulatedBooking } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { element } from '#connectors/suppliers/xml.ts'
import type { EuropcarAccount } from '#connectors/suppliers/europcar/accounts.ts'
import { europcarCost } from './simulated-cost.ts'
import type { Additions, EuropcarCost } from './simulated-cost.ts'
import { chargeList, deskXml, prepaidAttributes, quotedEquipment, renting } from './simulated-rates.ts'
import { requestedEquipment, requestedInsurance } from './simulated-requests.ts'
import type { XrsRequest, XrsReservationRequest } from './simulated-requests.ts'

export type XrsOffer = { rental: SimulatedRental; priced: PricedCar }
/** A rejected call: its `errorCode`. */
export type Rejection = { errorCode: string }

/** Books, changes, cancels and finds reservations, each returning its `reservation` element. */
export function xrsReservations(parts: {
  book: Book
  desk: RentalDesk
  /**
   * Returns the rental and car of a request at the price of its rate id. With `named`, only its own rate id is valid.
   */
  offerOf(request: XrsReservationRequest, rateId: 'named' | 'any'): XrsOffer | Rejection
}) {
  const { book, desk, offerOf } = parts

  const find = (
    { '@resNumber': number }: XrsReservationRequest,
    account: EuropcarAccount,
  ): SimulatedBooking | null => {
    const found = book.find({ number })
    return found && found.rental.account === account.callerCode ? found : null
  }

  return {
    quote(request: XrsReservationRequest, account: EuropcarAccount): string | Rejection {
      const offer = offerOf(request, 'any')
      if ('errorCode' in offer) return offer
      return reservationXml(offer, additionsOf(request), account, { statusCode: 'S' })
    },

    enter(
      request: XrsReservationRequest,
      driver: XrsRequest['serviceParameters']['driver'],
      account: EuropcarAccount,
    ) {
      if (!driver?.['@lastName']) return { errorCode: 'xrs.invalidrequest' }
      const offer = offerOf(request, 'named')
      if ('errorCode' in offer) return offer
      const rental = bookedRental(offer, request, driver, account)
      const outcome = book.enter(null, rental, desk.stock(offer.rental, offer.priced.car))
      if (typeof outcome === 'string') return { errorCode: 'rental.categorynotavailable' }
      return reservationXml(offer, additionsOf(request), account, {
        resNumber: outcome.number,
        statusCode: 'S',
      })
    },

    change(
      request: XrsReservationRequest,
      driver: XrsRequest['serviceParameters']['driver'],
      account: EuropcarAccount,
    ) {
      const before = find(request, account)
      if (!before) return { errorCode: 'rental.reservationnotfound' }
      if (before.status === 'cancelled') return { errorCode: 'xrs.reservation.nochangeallowed' }
      const offer = offerOf(request, 'named')
      if ('errorCode' in offer) return offer
      const rental = bookedRental(offer, request, driver, account)
      const changed = { ...rental, driver: driver?.['@lastName'] ? rental.driver : before.rental.driver }
      const outcome = book.change(before.number, changed, desk.stock(offer.rental, offer.priced.car))
      if (typeof outcome === 'string') return { errorCode: 'rental.categorynotavailable' }
      return reservationXml(offer, additionsOf(request), account, {
        resNumber: before.number,
        statusCode: 'S',
      })
    },

    cancel(request: XrsReservationRequest, account: EuropcarAccount): string | Rejection {
      const before = find(request, account)
      if (!before) return { errorCode: 'rental.reservationnotfound' }
      if (book.cancel(before.number) === 'already_cancelled')
        return { errorCode: 'xrs.reservation.alreadycancelled' }
      return element('reservation', {
        resNumber: before.number,
        resCancelNumber: `9${before.number.slice(1)}`,
        type: 'P',
        xrsPartnerCallerID: account.callerCode,
      })
    },

    retrieve(request: XrsReservationRequest, account: EuropcarAccount): string | Rejection {
      const found = find(request, account)
      return found ? reservationReply(found, account) : { errorCode: 'rental.reservationnotfound' }
    },
  }
}

function additionsOf(request: XrsReservationRequest): Additions {
  return { equipment: requestedEquipment(request), insurance: requestedInsurance(request) }
}

function reservationXml(
  { rental, priced }: XrsOffer,
  additions: Additions,
  account: EuropcarAccount,
  attributes: { resNumber?: string; statusCode: string },
): string {
  const cost = europcarCost(rental, priced, additions)
  const { country } = rental.from
  return element(
    'reservation',
    {
      ...attributes,
      carCategory: priced.car.acriss,
      duration: rental.days,
      countryOfReservation: country.code,
    },
    deskXml('checkin', rental.to, rental.dropOff),
    deskXml('checkout', rental.from, rental.pickUp),
    element(
      'quote',
      {
        areTaxesIncluded: 'Y',
        baseType: 'D',
        isAuthorizedForPublicUse: 'Y',
        rentingCurrencyOfTotalRateEstimate: country.currency,
        totalRateEstimateInRentingCurrency: renting(cost.total, country),
        totalRateEstimateInBookingCurrency: decimal(cost.total),
        bookingCurrencyOfTotalRateEstimate: 'EUR',
        IncludedKmUnit: 'K',
        ...prepaidAttributes(account, cost.total),
      },
      chargeList(cost, country),
      payerList(cost, account),
      quotedEquipment(rental, additions),
    ),
  )
}

/**
 * Returns the payers. Prepaid: the car is charged to our account, local additions to the driver; otherwise the driver
 * pays all.
 */
function payerList(cost: EuropcarCost, account: EuropcarAccount): string {
  const local = cost.lines
    .filter(({ type }) => /^(?:E|00620|00079)/.test(type))
    .reduce((sum, { gross }) => sum + gross, 0)
  const payer = (name: 'ba' | 'dvrName', who: string, euros: number) =>
    element('payer', {
      [name]: who,
      chargeAllocatedInBookingCurrency: decimal(euros),
      dueToPayInBookingCurrency: decimal(euros),
    })
  return element(
    'payerList',
    {},
    account.prepaid ? payer('ba', account.callerCode, cost.total - local) : '',
    payer('dvrName', 'DRIVER', account.prepaid ? local : cost.total),
  )
}

function bookedRental(
  { rental, priced }: XrsOffer,
  request: XrsReservationRequest,
  driver: XrsRequest['serviceParameters']['driver'],
  account: EuropcarAccount,
): BookedRental {
  const additions = additionsOf(request)
  const { total } = europcarCost(rental, priced, additions)
  const covers = additions.insurance.map((code) => ({ code, quantity: 1 }))
  return {
    ...rentedCar(rental, priced),
    account: account.callerCode,
    prepaid: account.prepaid,
    total,
    invoiced: account.prepaid ? total : 0,
    extras: [...additions.equipment, ...covers],
    driver: {
      name: `${driver?.['@firstName'] ?? ''} ${driver?.['@lastName'] ?? ''}`.toUpperCase(),
      email: request['@email'],
      age: null,
    },
  }
}

/** Returns a reservation from the records. Its total replaces the quote. */
function reservationReply({ number, status, rental }: SimulatedBooking, account: EuropcarAccount): string {
  const codes = { booked: 'S', handed_over: 'CO', cancelled: account.prepaid ? 'CP' : 'CC' }
  const desk = (name: string, stationID: string, at: string) =>
    element(name, {
      stationID,
      date: at.slice(0, 10).replaceAll('-', ''),
      time: at.slice(11).replace(':', ''),
    })
  return element(
    'reservation',
    {
      resNumber: number,
      statusCode: codes[status],
      isModifiable: status === 'booked' ? 'Y' : 'N',
      carCategory: rental.acriss,
      resStationID: rental.station,
    },
    desk('checkin', rental.dropOffStation, rental.to),
    desk('checkout', rental.station, rental.from),
    element('quote', {
      totalRateEstimateInBookingCurrency: decimal(rental.total),
      bookingCurrencyOfTotalRateEstimate: 'EUR',
      ...prepaidAttributes(account, rental.total),
    }),
    element('driver', { lastName: rental.driver.name }),
  )
}
