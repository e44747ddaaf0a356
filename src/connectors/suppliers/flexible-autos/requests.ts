import type {
  SupplierToken,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'
import type { HorizonValues } from './operations.ts'
import { PRODUCTS } from './products.ts'

/** Data of a car that the connector needs between search and booking. */
export type HorizonToken = {
  rateQualifier: string
  productId: string
  supplierCode: string
  /** The complete code of the car, which may be longer than its ACRISS code. */
  carCode: string
}

/** Id of the excess refund among a car's protections. */
export const EXCESS_REFUND = 'ERP'

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): HorizonToken {
  return {
    rateQualifier: carry['rateQualifier'] ?? '',
    productId: carry['productId'] ?? '',
    supplierCode: carry['supplierCode'] ?? '',
    carCode: carry['carCode'] ?? '',
  }
}

/** Requests all cars of a rental in all products, or only `car`. The supplier times out after `limitMs`. */
export function availabilityValues(
  rental: RentalRequest,
  limitMs: number,
  car?: HorizonToken,
): HorizonValues<'CarAvailability'> {
  return {
    ...deskValues(rental),
    Language: 'UK',
    AdditionalParameters: `Timeout=${limitMs}`,
    DriversAge: String(rental.driverAge),
    ProductID: car ? car.productId : PRODUCTS.map(({ id }) => id).join(','),
    ...(car && { SIPP: car.carCode.slice(0, 4), SupplierCode: car.supplierCode }),
  }
}

/** Creates a booking. `AgentRef` carries our reference, but the supplier cannot search by it. */
export function bookingValues(request: ReservationRequest): HorizonValues<'PlaceBooking'> {
  const { rental, driver, extras, protectionId } = request
  const car = readSupplierToken(request.car.carry)
  return {
    ...deskValues(rental),
    RateQualifier: car.rateQualifier,
    ProductID: car.productId,
    SupplierCode: car.supplierCode,
    CarType: car.carCode,
    // The field is named an initial but takes the complete first name.
    DriverInitial: driver.firstName,
    DriverLastName: driver.lastName,
    DriverAge: String(driver.age),
    FlightNumber: driver.flightNumber ?? '',
    ERPRequired: protectionId === EXCESS_REFUND ? 'True' : 'False',
    Extras: extras.map(({ id, quantity }) => `${id}:${quantity}`).join(','),
    AgentRef: request.reference,
  }
}

function deskValues(rental: RentalRequest) {
  return {
    PickupLocationID: rental.pickUpStation,
    DropoffLocationID: rental.dropOffStation,
    PickupDate: dayFirst(rental.pickUpAt),
    DropoffDate: dayFirst(rental.dropOffAt),
    PickUpTime: rental.pickUpAt.slice(11),
    DropoffTime: rental.dropOffAt.slice(11),
  }
}

/** Formats `2026-09-01T10:00` as `01/09/2026`. */
function dayFirst(at: string): string {
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}`
}
