import { decimal } from '#kernel/money.ts'
import { rentedCar } from '../world/booked-rental.ts'
import type { BookedRental, SimulatedBooking } from '../world/booked-rental.ts'
import type { Book } from '../world/book.ts'
import type { RentalDesk } from '../world/rental-desk.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import { SUPPLIER_REFERENCE, OUR_REFERENCE } from '#connectors/suppliers/ota/requests.ts'
import { najmCost } from './simulated-cost.ts'
import { OTA_ERRORS } from './simulated-replies.ts'
import type { OtaError } from './simulated-replies.ts'
import { requestedAdditions } from './simulated-requests.ts'
import type { OtaRequestBody } from './simulated-requests.ts'
import { NAJM_VENDOR } from './simulated-stations.ts'

export type BookableCar = { rental: SimulatedRental; priced: PricedCar; age: number }

/** Books, changes, cancels and finds reservations, each returning its core. */
export function otaReservations(parts: {
  book: Book
  desk: RentalDesk
  /** Returns the rental and car of a request at the price of its offer. */
  carOf(request: OtaRequestBody): BookableCar | OtaError
}) {
  const { book, desk, carOf } = parts

  /** Finds a booking by our number or by the broker's own reference. */
  const find = ({ core }: OtaRequestBody): SimulatedBooking | null => {
    const [id] = core.UniqueID
    if (!id) return null
    if (id['@Type'] === SUPPLIER_REFERENCE) return book.find({ number: id['@ID'] })
    return id['@Type'] === OUR_REFERENCE ? book.find({ reference: id['@ID'] }) : null
  }

  const booked = (number: string): SimulatedBooking => {
    const booking = book.find({ number })
    if (!booking) throw new Error('a booking just written is not in the book')
    return booking
  }

  return {
    enter(request: OtaRequestBody): string | OtaError {
      if (!request.core.Customer?.Primary.PersonName?.Surname) return OTA_ERRORS.missingName
      const ownReference = request.core.UniqueID.find((id) => id['@Type'] === OUR_REFERENCE)
      const reference = ownReference?.['@ID'] ?? null
      if (reference !== null && book.find({ reference })) return OTA_ERRORS.duplicate
      const car = carOf(request)
      if ('code' in car) return car
      const outcome = book.enter(
        reference,
        bookedRental(car, request),
        desk.stock(car.rental, car.priced.car),
      )
      if (outcome === 'already_exists') return OTA_ERRORS.duplicate
      if (outcome === 'sold_out') return OTA_ERRORS.noCar
      return element(
        'VehResRSCore',
        { ReservationStatus: 'Committed' },
        reservationXml(booked(outcome.number)),
      )
    },

    change(request: OtaRequestBody): string | OtaError {
      const before = find(request)
      if (!before) return OTA_ERRORS.unknownBooking
      if (before.status === 'cancelled') return OTA_ERRORS.cancelled
      const car = carOf(request)
      if ('code' in car) return car
      const outcome = book.change(
        before.number,
        bookedRental(car, request),
        desk.stock(car.rental, car.priced.car),
      )
      if (typeof outcome === 'string') return OTA_ERRORS.noCar
      return element('VehModifyRSCore', { ModifyStatus: 'Modified' }, reservationXml(booked(before.number)))
    },

    cancel(request: OtaRequestBody): string | OtaError {
      const before = find(request)
      if (!before) return OTA_ERRORS.unknownBooking
      if (book.cancel(before.number) === 'already_cancelled') return OTA_ERRORS.cancelled
      return (
        element(
          'VehCancelRSCore',
          { CancelStatus: 'Cancelled' },
          element('UniqueID', { Type: '15', ID: `X${before.number}` }),
        ) + element('VehCancelRSInfo')
      )
    },

    /** Returns a reservation. 2007B has no status in a retrieved one, so a cancelled one is returned as an error. */
    retrieve(request: OtaRequestBody): string | OtaError {
      if (request.core.UniqueID.length === 0) return listXml(book.list().filter(fits(request)))
      const found = find(request)
      if (!found) return OTA_ERRORS.unknownBooking
      if (found.status === 'cancelled') return OTA_ERRORS.cancelled
      return element('VehRetResRSCore', {}, reservationXml(found))
    },
  }
}

/** Returns the filter of a request without a number: active reservations in a name, at a station from a time on. */
function fits({ core, info }: OtaRequestBody): (booking: SimulatedBooking) => boolean {
  const name = `${core.PersonName?.GivenName ?? ''} ${core.PersonName?.Surname ?? ''}`.trim()
  return ({ status, rental }) =>
    status === 'booked' &&
    rental.driver.name === name &&
    rental.station === info.PickUpLocation?.['@LocationCode'] &&
    rental.from >= info['@PickUpDateTime'].slice(0, 16)
}

function listXml(bookings: readonly SimulatedBooking[]): string {
  const summaries = bookings.map(({ number, rental: { from, to, station, dropOffStation } }) =>
    element(
      'VehResSummary',
      { PickUpDateTime: `${from}:00`, ReturnDateTime: `${to}:00` },
      element('ConfID', { Type: SUPPLIER_REFERENCE, ID: number }),
      element('PickUpLocation', { LocationCode: station }),
      element('ReturnLocation', { LocationCode: dropOffStation }),
    ),
  )
  return element('VehRetResRSCore', {}, element('VehResSummaries', {}, ...summaries))
}

function reservationXml({ number, reference, rental }: SimulatedBooking): string {
  const { station, dropOffStation, from, to, acriss, total, driver } = rental
  const location = (name: string, code: string) =>
    element(name, { LocationCode: code, CodeContext: 'internal code' })
  const segment = element(
    'VehSegmentCore',
    {},
    element('ConfID', { Type: SUPPLIER_REFERENCE, ID: number }),
    reference === null ? '' : element('ConfID', { Type: OUR_REFERENCE, ID: reference }),
    NAJM_VENDOR,
    element(
      'VehRentalCore',
      { PickUpDateTime: `${from}:00`, ReturnDateTime: `${to}:00` },
      location('PickUpLocation', station),
      location('ReturnLocation', dropOffStation),
    ),
    element('Vehicle', { Code: acriss, CodeContext: 'SIPP' }),
    element('TotalCharge', { EstimatedTotalAmount: decimal(total), CurrencyCode: 'EUR' }),
  )
  const customer = element('Primary', {}, textElement('Email', driver.email))
  return element('VehReservation', {}, element('Customer', {}, customer), segment)
}

function bookedRental({ rental, priced, age }: BookableCar, request: OtaRequestBody): BookedRental {
  const additions = requestedAdditions(request)
  const { PersonName, Email = '' } = request.core.Customer?.Primary ?? {}
  const covers = additions.cover === null ? [] : [{ code: additions.cover, quantity: 1 }]
  return {
    ...rentedCar(rental, priced),
    account: OTA_ACCOUNT.requestorId,
    prepaid: false,
    total: najmCost(rental, priced, age, additions).total,
    invoiced: 0,
    extras: [...additions.extras, ...covers],
    driver: { name: `${PersonName?.GivenName ?? ''} ${PersonName?.Surname ?? ''}`.trim(), email: Email, age },
  }
}
