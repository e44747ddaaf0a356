import type {
  SupplierToken,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'
import { element } from '../xml.ts'

export type XrsService =
  | 'getCountries'
  | 'getStations'
  | 'getStation'
  | 'getStationSchedule'
  | 'getCarCategories'
  | 'getEquipmentList'
  | 'getMultipleRates'
  | 'getQuote'
  | 'bookReservation'
  | 'modifyReservation'
  | 'cancelReservation'
  | 'search.searchbyid'

/** `NP` pays at the desk, `PP` is charged to our account. */
export type PrepaidMode = 'NP' | 'PP'

/** Data of a car that the connector needs between search and booking. */
export type EuropcarToken = { rateId: string; carCategory: string; productCode: string }

/** Drivers under this age are rated with the young-driver surcharge; the request itself carries no age. */
export const YOUNG_DRIVER_UNDER = 25
/** The surcharge is requested as an item of equipment. */
export const YOUNG_DRIVER_CODE = 'JAC'

export type RequestedItem = { id: string; quantity: number }

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): EuropcarToken {
  return {
    rateId: carry['rateId'] ?? '',
    carCategory: carry['carCategory'] ?? '',
    productCode: carry['productCode'] ?? '',
  }
}

/** Creates the document of an XRS call. `parameters` are finished elements. */
export function xrsRequest(serviceCode: XrsService, ...parameters: readonly string[]): string {
  const language = element('localisation', { active: 'true' }, element('language', { code: 'en_GB' }))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    element(
      'message',
      {},
      element(
        'serviceRequest',
        { serviceCode },
        element('serviceContext', {}, language),
        element('serviceParameters', {}, ...parameters),
      ),
    )
  )
}

/** Creates the elements of both desks. From the supplier's side, pick-up is "checkout" and return is "checkin". */
export function deskElements(rental: RentalRequest): string {
  return (
    desk('checkout', rental.pickUpStation, rental.pickUpAt) +
    desk('checkin', rental.dropOffStation, rental.dropOffAt)
  )
}

export function categoriesRequest(rental: RentalRequest): string {
  return xrsRequest('getCarCategories', element('reservation', {}, deskElements(rental)))
}

/** Requests rates of at most ten categories, whose codes are concatenated. */
export function ratesRequest(
  rental: RentalRequest,
  categories: readonly string[],
  prepaidMode: PrepaidMode,
): string {
  return xrsRequest(
    'getMultipleRates',
    element(
      'reservation',
      { carCategoryPattern: categories.join(''), rateDetails: 'Y', chargesDetail: 'TRE', prepaidMode },
      deskElements(rental),
      equipmentElements(rental.driverAge, []),
    ),
    element('driver', { countryOfResidence: rental.residence }),
  )
}

export function equipmentRequest(rental: RentalRequest, prepaidMode: PrepaidMode): string {
  return xrsRequest('getEquipmentList', element('reservation', { prepaidMode }, deskElements(rental)))
}

export function quoteRequest(
  rental: RentalRequest,
  car: EuropcarToken,
  equipment: readonly RequestedItem[],
  prepaidMode: PrepaidMode,
): string {
  return xrsRequest(
    'getQuote',
    element(
      'reservation',
      {
        carCategory: car.carCategory,
        rateId: car.rateId,
        rateDetails: 'Y',
        chargesDetail: 'TRE',
        prepaidMode,
      },
      deskElements(rental),
      equipmentElements(rental.driverAge, equipment),
    ),
    element('driver', { countryOfResidence: rental.residence }),
  )
}

/** Requests a new reservation or, with `resNumber`, the new state of an existing one. */
export function bookingRequest(
  request: ReservationRequest,
  prepaidMode: PrepaidMode,
  resNumber: string | null,
): string {
  const { rental, driver, protectionId } = request
  const car = readSupplierToken(request.car.carry)
  return xrsRequest(
    resNumber === null ? 'bookReservation' : 'modifyReservation',
    element(
      'reservation',
      {
        resNumber,
        carCategory: car.carCategory,
        rateId: car.rateId,
        productCode: car.productCode || null,
        prepaidMode,
        chargesDetail: 'TRE',
        preferredLanguage: 'en_GB',
        email: driver.email,
      },
      deskElements(rental),
      equipmentElements(rental.driverAge, request.extras),
      protectionId === null ? '' : element('insuranceList', {}, element('insurance', { code: protectionId })),
    ),
    driverElement(driver),
  )
}

export function reservationRequest(
  serviceCode: 'cancelReservation' | 'search.searchbyid',
  resNumber: string,
): string {
  return xrsRequest(serviceCode, element('reservation', { resNumber }))
}

function driverElement(driver: DriverDetails): string {
  const { firstName, lastName, residence } = driver
  return element('driver', { countryOfResidence: residence, firstName, lastName })
}

function equipmentElements(driverAge: number, items: readonly RequestedItem[]): string {
  const young = driverAge < YOUNG_DRIVER_UNDER ? [{ id: YOUNG_DRIVER_CODE, quantity: 1 }] : []
  const rows = [...young, ...items].map(({ id, quantity }) =>
    element('equipment', { code: id, qty: quantity }),
  )
  return rows.length === 0 ? '' : element('equipmentList', {}, ...rows)
}

function desk(name: string, stationID: string, at: string): string {
  return element(name, {
    stationID,
    date: at.slice(0, 10).replaceAll('-', ''),
    time: at.slice(11).replace(':', ''),
  })
}
