import type {
  BookingKeys,
  SupplierToken,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'
import { textElement } from '../xml.ts'

export type OkCredentials = { customerCode: string; companyCode: string }

/** Data of a car that the connector needs between search and booking. */
export type OkToken = {
  token: string
  rateCode: string
  groupId: string
  sipp: string
  prepaid: 'true' | 'false'
}

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): OkToken {
  return {
    token: carry['token'] ?? '',
    rateCode: carry['rateCode'] ?? '',
    groupId: carry['groupId'] ?? '',
    sipp: carry['sipp'] ?? '',
    prepaid: carry['prepaid'] === 'true' ? 'true' : 'false',
  }
}

export function credentialFields({ customerCode, companyCode }: OkCredentials): string {
  return textElement('customerCode', customerCode) + textElement('companyCode', companyCode)
}

/** Creates `getMultiplePrices` for all groups, or only for the chosen car's. */
export function pricesRequest(account: OkCredentials, rental: RentalRequest, chosen: OkToken | null): string {
  return (
    credentialFields(account) +
    deskFields('pickUp', rental.pickUpAt, rental.pickUpStation) +
    deskFields('dropOff', rental.dropOffAt, rental.dropOffStation) +
    (chosen ? textElement('groupID', chosen.groupId) + textElement('rateCode', chosen.rateCode) : '') +
    textElement('Date_of_Birth', birthDate(rental)) +
    textElement('extendedModel', true)
  )
}

/** Creates `createReservation` for a new reservation (N) or the new state of one (P). */
export function reservationRequest(
  account: OkCredentials,
  request: ReservationRequest,
  existing: BookingKeys | null,
): string {
  const { rental, driver } = request
  const car = readSupplierToken(request.car.carry)
  const extras = request.extras.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  if (request.protectionId !== null) extras.push(request.protectionId)
  // A prepaid plan charges us, so we pay for the extras too.
  const extrasField = car.prepaid === 'true' ? 'Extras_To_Invoice' : 'Extras'
  return (
    credentialFields(account) +
    textElement('rateCode', car.rateCode) +
    textElement('MessageType', existing ? 'P' : 'N') +
    textElement('Reservation_Number', existing?.supplierReference ?? null) +
    textElement('Reference', existing?.reference ?? request.reference) +
    textElement('token', car.token) +
    textElement('groupCode', car.sipp) +
    deskFields('PickUp', rental.pickUpAt, rental.pickUpStation, textElement('Flight', driver.flightNumber)) +
    deskFields('DropOff', rental.dropOffAt, rental.dropOffStation) +
    driverFields(driver, rental) +
    (extras.length > 0 ? textElement(extrasField, extras.join(',')) : '')
  )
}

/** Creates `createReservation` as a lookup (V) or a cancellation (C). Our reference alone is enough for both. */
export function lookupRequest(account: OkCredentials, type: 'V' | 'C', booking: BookingKeys): string {
  return (
    credentialFields(account) +
    textElement('MessageType', type) +
    textElement('Reservation_Number', booking.supplierReference) +
    textElement('Reference', booking.reference)
  )
}

function deskFields(name: string, at: string, station: string, more = ''): string {
  const fields = textElement('Date', at.replace('T', ' ')) + textElement('rentalStation', station)
  return `<${name}>${fields}${more}</${name}>`
}

function driverFields(driver: DriverDetails, rental: RentalRequest): string {
  const fields =
    textElement('Name', `${driver.firstName} ${driver.lastName}`.slice(0, 45)) +
    textElement(
      'Phone',
      `+${driver.phone.countryCode.replace(/\D/g, '')}${driver.phone.phone.replace(/\D/g, '')}`,
    ) +
    textElement('EMail', driver.email) +
    textElement('Country', driver.residence) +
    textElement('Date_of_Birth', birthDate({ ...rental, driverAge: driver.age }))
  return `<Driver>${fields}</Driver>`
}

/**
 * Returns the latest birth date that gives this age at pick-up. The protocol requires a birth date, but we only have an
 * age.
 */
function birthDate({ pickUpAt, driverAge }: Pick<RentalRequest, 'pickUpAt' | 'driverAge'>): string {
  return Temporal.PlainDate.from(pickUpAt.slice(0, 10)).subtract({ years: driverAge }).toString()
}
