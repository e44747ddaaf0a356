import { decimal, parseAmount } from '#kernel/money.ts'
import type {
  SupplierToken,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'
import { element, textElement } from '../xml.ts'
import { readPriceList } from './price-list.ts'

export type GmRequest =
  | 'GetCountryList'
  | 'GetServiceAreas'
  | 'GetLocationInfo'
  | 'GetVehicles'
  | 'MakeReservation'
  | 'CancelReservation'
  | 'Cancel Reservation'

export type GmCredentials = { username: string; password: string }

/** Data of a package that the connector needs between search and booking. */
export type GreenMotionToken = {
  quoteId: string
  vehicleId: string
  /** `BAS` and so on. Empty if the account has no packages. */
  packageType: string
  /** The price of the package alone, in the supplier's text. */
  vehicleTotal: string
  currency: string
  /** Price lists of mandatory and of optional extras. */
  required: string
  optional: string
}

const VERSION = '1.5'
const LANGUAGE = 'en'

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): GreenMotionToken {
  return {
    quoteId: carry['quoteId'] ?? '',
    vehicleId: carry['vehicleId'] ?? '',
    packageType: carry['packageType'] ?? '',
    vehicleTotal: carry['vehicleTotal'] ?? '',
    currency: carry['currency'] ?? '',
    required: carry['required'] ?? '',
    optional: carry['optional'] ?? '',
  }
}

/** Creates the document of a call. `fields` are finished elements. */
export function gmRequest(account: GmCredentials, type: GmRequest, ...fields: readonly string[]): string {
  const header = element(
    'header',
    {},
    textElement('username', account.username),
    textElement('password', account.password),
    textElement('version', VERSION),
  )
  const request = element('request', { type }, ...fields)
  return `<?xml version="1.0" encoding="UTF-8"?>${element('gm_webservice', {}, header, request)}`
}

export function serviceAreaFields(countryId: string): string {
  return textElement('country_id', countryId) + textElement('language', LANGUAGE)
}

export function locationFields(locationId: string): string {
  return textElement('location_id', locationId)
}

/** Requests vehicles. `rentalCode` requests packages, each with its own price. */
export function vehiclesFields(rental: RentalRequest, currency: string): string {
  return (
    rentalFields(rental) +
    textElement('age', rental.driverAge) +
    textElement('currency', currency) +
    textElement('language', LANGUAGE) +
    textElement('rentalCode', 1)
  )
}

/**
 * Creates a reservation at the supplier's own prices. It contains the price of the car, each option and the total, and
 * is rejected if they differ. Null if the token lacks a price: the option was not offered, or the token is not ours.
 */
export function reservationFields(request: ReservationRequest): string | null {
  const car = readSupplierToken(request.car.carry)
  const vehicleTotal = parseAmount(car.vehicleTotal)
  if (vehicleTotal === null) return null
  const options = chosenOptions(request, car)
  if (!options) return null
  const grandTotal = options.reduce((sum, { total }) => sum + total, vehicleTotal)
  const rows = options.map(({ id, quantity, total }) =>
    element('option', { id, option_qty: quantity, option_total: decimal(total) }),
  )
  return (
    rentalFields(request.rental) +
    textElement('vehicle_id', car.vehicleId) +
    textElement('rentalCode', car.packageType || null) +
    textElement('vehicle_total', car.vehicleTotal) +
    textElement('currency', car.currency) +
    (rows.length === 0 ? '' : element('options', {}, ...rows)) +
    textElement('grand_total', decimal(grandTotal)) +
    customerElement(request.driver) +
    // Paid on arrival: prepayment has to be agreed for each account.
    textElement('payment_type', 'POA') +
    textElement('quoteid', car.quoteId || null) +
    textElement('remarks', `Broker reference ${request.reference}`)
  )
}

export function cancelFields(locationId: string, bookingRef: string): string {
  return (
    locationFields(locationId) +
    textElement('booking_ref', bookingRef) +
    textElement('cancellationreason', 'Cancelled by the customer')
  )
}

function chosenOptions(
  { extras, protectionId }: ReservationRequest,
  car: GreenMotionToken,
): { id: string; quantity: number; total: number }[] | null {
  const offered = readPriceList(car.optional)
  const required = [...readPriceList(car.required)].map(([id, total]) => ({ id, quantity: 1, total }))
  const requested = [...extras, ...(protectionId === null ? [] : [{ id: protectionId, quantity: 1 }])]
  if (requested.some(({ id }) => !offered.has(id))) return null
  const chosen = requested.map(({ id, quantity }) => ({
    id,
    quantity,
    total: (offered.get(id) ?? 0) * quantity,
  }))
  return [...required, ...chosen]
}

function rentalFields({ pickUpStation, dropOffStation, pickUpAt, dropOffAt }: RentalRequest): string {
  return (
    locationFields(pickUpStation) +
    textElement('dropoff_location_id', dropOffStation === pickUpStation ? null : dropOffStation) +
    textElement('start_date', pickUpAt.slice(0, 10)) +
    textElement('start_time', pickUpAt.slice(11)) +
    textElement('end_date', dropOffAt.slice(0, 10)) +
    textElement('end_time', dropOffAt.slice(11))
  )
}

function customerElement(driver: DriverDetails): string {
  const telephone = `${driver.phone.countryCode}${driver.phone.phone}`
  return element(
    'cust_info',
    {},
    textElement('firstname', driver.firstName),
    textElement('lastname', driver.lastName),
    textElement('age', driver.age),
    textElement('telephone', telephone),
    textElement('mobile', telephone),
    textElement('email', driver.email),
    textElement('flight_no', driver.flightNumber),
    textElement('country', driver.residence),
  )
}
