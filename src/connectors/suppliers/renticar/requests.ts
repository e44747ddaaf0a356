import type {
  Carry,
  DriverDetails,
  RentalRequest,
  ReservationRequest,
} from '#domains/suppliers/supplier-connector.ts'

/** Every price comes in several currencies; what we read is what we book. */
export const CURRENCY = 'EUR'

/** Who pays Renticar: the driver at the desk, or we for the driver. */
export type ReservationType = 'payOnArrival' | 'fullCredit'

/** What both sides of the connector remember of a car between search and booking. */
export type RenticarCarry = { offerId: string; companySlug: string; carId: string; driverAge: string }

/** Our own opaque carry read back; a missing part becomes empty, which the supplier refuses. */
export function readCarry(carry: Carry): RenticarCarry {
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

/** A cover is an extra like any other, and each extra is a code: there is no quantity to name. */
export function reservationBody(request: ReservationRequest, reservationType: ReservationType) {
  const { extras, protectionId, driver, reference } = request
  return {
    offerId: readCarry(request.car.carry).offerId,
    currency: CURRENCY,
    driverInfo: driverInfo(driver, reference),
    extras: [...extras.map(({ id }) => id), ...(protectionId === null ? [] : [protectionId])],
    reservationType,
  }
}

/**
 * Neither a birthday nor a passport is asked of a traveller, so none is made up: what the driver does bring to the
 * desk is the voucher, and its reference stands as the other certificate (docs/decisions/0010).
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

/** `2026-06-08T10:00` as the protocol writes it: the Z is only a letter, the time is the desk's own. */
function deskTime(at: string): string {
  return `${at}:00Z`
}
