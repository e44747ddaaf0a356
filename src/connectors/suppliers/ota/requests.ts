import { readFlight } from '#kernel/flight-number.ts'
import type {
  BookingKeys,
  SupplierToken,
  ChosenCar,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'
import { element, textElement } from '../xml.ts'
import { ADDITIONAL_DRIVER, REQUESTED_EQUIPMENT } from './codes.ts'
import type { OtaRequest } from './message.ts'

/** Data of a car that the connector needs between search and booking. */
export type OtaToken = {
  /** `Reference` of the offer. Some systems have the key in `ID_Context`, some use their own type. */
  offer: string
  offerType: string
  offerContext: string
  vehicleCode: string
  codeContext: string
  rateQualifier: string
  rateId: string
}

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): OtaToken {
  return {
    offer: carry['offer'] ?? '',
    offerType: carry['offerType'] ?? '16',
    offerContext: carry['offerContext'] ?? '',
    vehicleCode: carry['vehicleCode'] ?? '',
    codeContext: carry['codeContext'] ?? '',
    rateQualifier: carry['rateQualifier'] ?? '',
    rateId: carry['rateId'] ?? '',
  }
}

/** Requests the stations of a country, or all: an empty criterion matches everything. */
export function locationsRequest(country: string | null): OtaRequest {
  const address =
    country === null ? '' : element('Address', {}, element('CountryName', { Code: country }, country))
  return {
    name: 'VehLocSearch',
    content: element('VehLocSearchCriterion', { ImportanceType: 'Mandatory' }, address),
  }
}

export function locationRequest(code: string): OtaRequest {
  return {
    name: 'VehLocDetail',
    content:
      element('Location', { LocationCode: code, CodeContext: STATION_CODES }) +
      element('ResponseFilter', { LocationAddressPhoneIndicator: 'true', LocationInfoIndicator: 'true' }),
  }
}

/** Requests all cars of a rental, or only `car`, with its extras. */
export function availabilityRequest(rental: RentalRequest, car: ChosenCar | null): OtaRequest {
  const core = element(
    'VehAvailRQCore',
    { Status: 'Available' },
    rentalCore(rental),
    car ? element('VehPrefs', {}, vehiclePref(readSupplierToken(car.carry))) : '',
    element('DriverType', { Age: rental.driverAge }),
    car ? equipmentPrefs(REQUESTED_EQUIPMENT.map((id) => ({ id, quantity: 1 }))) : '',
  )
  const customer = element(
    'Customer',
    {},
    element('Primary', {}, element('CitizenCountryName', { Code: rental.residence })),
  )
  return {
    name: 'VehAvailRate',
    residence: rental.residence,
    content: core + element('VehAvailRQInfo', {}, customer),
  }
}

export function rateRuleRequest(carry: SupplierToken): OtaRequest {
  return { name: 'VehRateRule', content: offerReference(readSupplierToken(carry)) }
}

export function reservationRequest(request: ReservationRequest): OtaRequest {
  const { reference, rental } = request
  const core = element(
    'VehResRQCore',
    { Status: 'Available' },
    element('UniqueID', { Type: OUR_REFERENCE, ID: reference }),
    bookedCar(request),
  )
  return {
    name: 'VehRes',
    echo: reference,
    residence: rental.residence,
    content: core + element('VehResRQInfo', {}, additions(request)),
  }
}

/** Requests the complete new state of a reservation. */
export function modifyRequest(
  keys: BookingKeys,
  request: ReservationRequest,
  modifyType: string,
): OtaRequest {
  const core = element(
    'VehModifyRQCore',
    { ModifyType: modifyType, Status: 'Available' },
    uniqueId(keys),
    bookedCar(request),
  )
  return {
    name: 'VehModify',
    echo: keys.reference,
    residence: request.rental.residence,
    content: core + element('VehModifyRQInfo', {}, additions(request)),
  }
}

export function retrieveRequest(keys: BookingKeys): OtaRequest {
  return {
    name: 'VehRetRes',
    echo: keys.reference,
    content: element('VehRetResRQCore', {}, uniqueId(keys)),
  }
}

/** Requests a driver's reservations at a station from a time on: the only list in the protocol. */
export function listRequest(
  { pickUpAt, pickUpStation }: RentalRequest,
  { firstName, lastName }: Pick<DriverDetails, 'firstName' | 'lastName'>,
): OtaRequest {
  const name =
    textElement('GivenName', firstName.slice(0, 64)) + textElement('Surname', lastName.slice(0, 64))
  return {
    name: 'VehRetRes',
    content:
      element('VehRetResRQCore', {}, element('PersonName', {}, name)) +
      element(
        'VehRetResRQInfo',
        { PickUpDateTime: `${pickUpAt}:00` },
        element('PickUpLocation', { LocationCode: pickUpStation, CodeContext: STATION_CODES }),
      ),
  }
}

export function cancelRequest(keys: BookingKeys, cancelType: string): OtaRequest {
  return {
    name: 'VehCancel',
    echo: keys.reference,
    content: element('VehCancelRQCore', { CancelType: cancelType }, uniqueId(keys)),
  }
}

export const OUR_REFERENCE = '16'
export const SUPPLIER_REFERENCE = '14'
const STATION_CODES = 'internal code'

function uniqueId({ reference, supplierReference }: BookingKeys): string {
  return supplierReference === null
    ? element('UniqueID', { Type: OUR_REFERENCE, ID: reference })
    : element('UniqueID', { Type: SUPPLIER_REFERENCE, ID: supplierReference })
}

/** Creates the fields that a reservation and its change share. */
function bookedCar({ rental, driver, car, extras }: ReservationRequest): string {
  const chosen = readSupplierToken(car.carry)
  return (
    rentalCore(rental) +
    customerElement(driver, extras) +
    vehiclePref(chosen) +
    element('DriverType', { Age: driver.age }) +
    rateQualifier(chosen) +
    equipmentPrefs(extras)
  )
}

/** Creates the rental's core. Times are local to each desk, so they have no time zone. */
function rentalCore({ pickUpAt, dropOffAt, pickUpStation, dropOffStation }: RentalRequest): string {
  return element(
    'VehRentalCore',
    { PickUpDateTime: `${pickUpAt}:00`, ReturnDateTime: `${dropOffAt}:00` },
    element('PickUpLocation', { LocationCode: pickUpStation, CodeContext: STATION_CODES }),
    element('ReturnLocation', { LocationCode: dropOffStation, CodeContext: STATION_CODES }),
  )
}

function vehiclePref({ vehicleCode, codeContext }: OtaToken): string {
  return element('VehPref', { Code: vehicleCode, CodeContext: codeContext || null })
}

function rateQualifier(car: OtaToken): string {
  const { rateQualifier: qualifier, rateId } = car
  return qualifier || rateId
    ? element('RateQualifier', { RateQualifier: qualifier || null, VendorRateID: rateId || null })
    : ''
}

function offerReference({ offer, offerType, offerContext }: OtaToken): string {
  return element('Reference', { Type: offerType, ID: offer, ID_Context: offerContext || null })
}

function equipmentPrefs(extras: ReservationRequest['extras']): string {
  const prefs = extras
    .filter(({ id }) => id !== ADDITIONAL_DRIVER)
    .map(({ id, quantity }) => element('SpecialEquipPref', { EquipType: id, Quantity: quantity }))
  return prefs.length > 0 ? element('SpecialEquipPrefs', {}, ...prefs) : ''
}

/** Creates cover, flight and offer, in the order of the schema. */
function additions({ protectionId, driver, car }: ReservationRequest): string {
  const cover =
    protectionId === null
      ? ''
      : element('CoveragePrefs', {}, element('CoveragePref', { CoverageType: protectionId }))
  return cover + arrival(driver.flightNumber) + offerReference(readSupplierToken(car.carry))
}

function arrival(flightNumber: string | null): string {
  const flight = readFlight(flightNumber ?? '')
  if (!flight) return ''
  const { airline, number } = flight
  return element(
    'ArrivalDetails',
    { TransportationCode: '14', Number: number },
    element('OperatingCompany', { Code: airline, CodeContext: airline.length === 3 ? 'ICAO' : null }),
  )
}

/** Creates the driver, and an `Additional` for each further one, who gives their name at the desk. */
function customerElement(driver: DriverDetails, extras: ReservationRequest['extras']): string {
  const { firstName, lastName, email, phone, residence } = driver
  const primary = element(
    'Primary',
    {},
    element(
      'PersonName',
      {},
      textElement('GivenName', firstName.slice(0, 64)),
      textElement('Surname', lastName.slice(0, 64)),
    ),
    element('Telephone', {
      PhoneTechType: '1',
      CountryAccessCode: phone.countryCode.replace(/\D/g, '').slice(0, 3) || null,
      PhoneNumber: phone.phone.replace(/\D/g, ''),
    }),
    textElement('Email', email),
    element('CitizenCountryName', { Code: residence }),
  )
  const others = extras.find(({ id }) => id === ADDITIONAL_DRIVER)?.quantity ?? 0
  return element('Customer', {}, primary, ...Array.from({ length: others }, () => element('Additional')))
}
