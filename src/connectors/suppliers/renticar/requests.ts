import type {
  SupplierToken,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'

/** Every price is sent in several currencies; we book the one we read. */
export const CURRENCY = 'EUR'

/** Payer of a reservation: the driver at the desk (`payOnArrival`), or us in advance (`fullCredit`). */
export type ReservationType = 'payOnArrival' | 'fullCredit'

/** Data of a car that the connector needs between search and booking. */
export type RenticarToken = { offerId: string; companySlug: string; carId: string; driverAge: string }

/** Parses our own opaque token. A missing part becomes empty, which the supplier rejects. */
export function readSupplierToken(carry: SupplierToken): RenticarToken {
  return {
    offerId: carry['offerId'] ?? '',
    companySlug: carry['companySlug'] ?? '',
    carId: carry['carId'] ?? '',
    driverAge: carry['driverAge'] ?? '',
  }
}

export function searchBody({ pickUpStation, dropOffStation, pickUpAt, dropOffAt }: RentalRequest) {
  return {
    pickup_datetime: deskTime(pickUpAt),
    return_datetime: deskTime(dropOffAt),
    pickup_location: pickUpStation,
    return_location: dropOffStation,
  }
}

/** Creates a reservation. A cover is an extra like any other, and extras are a list of codes without quantities. */
export function reservationBody(request: ReservationRequest, reservationType: ReservationType) {
  const { extras, protectionId, driver, reference } = request
  return {
    offerId: readSupplierToken(request.car.carry).offerId,
    currency: CURRENCY,
    driverInfo: driverInfo(driver, reference),
    extras: [...extras.map(({ id }) => id), ...(protectionId === null ? [] : [protectionId])],
    reservationType,
  }
}

/**
 * Creates the driver's details. We do not collect a traveller's birthday or passport, so none is invented: the driver
 * brings the voucher to the desk, and its reference is sent as the other certificate (docs/decisions/0010).
 */
function driverInfo({ firstName, lastName, email, phone }: DriverDetails, reference: string) {
  return {
    name: firstName,
    lastname: lastName,
    email,
    phone: `+${phone.countryCode.replace(/\D/g, '')}${phone.phone.replace(/\D/g, '')}`,
    identity: { certificateType: 'other', value: reference },
  }
}

/** Formats `2026-06-08T10:00` for the protocol: the Z does not mean UTC, the time is local to the desk. */
function deskTime(at: string): string {
  return `${at}:00Z`
}
