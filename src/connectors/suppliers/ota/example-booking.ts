import type { BookingKeys, RentalRequest, ReservationRequest } from '#domains/suppliers/supplier-connector.ts'
import { ADDITIONAL_DRIVER } from './codes.ts'

export const EXAMPLE_RENTAL: RentalRequest = {
  pickUpStation: 'NJLIS',
  dropOffStation: 'NJFAO',
  pickUpAt: '2026-06-08T10:00',
  dropOffAt: '2026-06-11T10:30',
  driverAge: 23,
  residence: 'GB',
}

/** A booking that uses every field a request has. */
export const EXAMPLE_BOOKING: ReservationRequest = {
  reference: 'RHSAMPLE01',
  rental: EXAMPLE_RENTAL,
  car: {
    acriss: 'MCMR',
    carry: { offer: 'a1b2', vehicleCode: 'MCMR', codeContext: 'SIPP', rateQualifier: 'STD', rateId: 'R-1' },
  },
  extras: [
    { id: '8', quantity: 2 },
    { id: '13', quantity: 1 },
    { id: ADDITIONAL_DRIVER, quantity: 1 },
  ],
  protectionId: '60',
  driver: {
    firstName: 'Zoë & Co',
    lastName: "O'Neill <Test>",
    email: 'zoe@example.com',
    phone: { countryCode: '+44', phone: '2079460123' },
    age: 23,
    residence: 'GB',
    flightNumber: 'BA 458',
  },
}

/** The keys of the first booking in a simulator's empty book. */
export const BOOKED_KEYS: BookingKeys = {
  reference: EXAMPLE_BOOKING.reference,
  supplierReference: 'NJ700013',
  rental: EXAMPLE_RENTAL,
}
