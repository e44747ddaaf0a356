/** The driver of the recorded samples. */
export const SAMPLE_DRIVER = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: { countryCode: '+44', phone: '2079460123' },
  age: 22,
  residence: 'GB',
  flightNumber: null,
}

/** Returns the rental of the recorded samples from one station to another. */
export function sampleRental(pickUpStation: string, dropOffStation: string) {
  return {
    pickUpStation,
    dropOffStation,
    pickUpAt: '2026-06-08T10:00',
    dropOffAt: '2026-06-11T10:00',
    driverAge: 22,
    residence: 'GB',
  }
}
