/** The texts of a rental's terms, in English. */
export const ENGLISH = {
  payment: {
    heading: 'Payment',
    now: 'The car is paid for now. Extras and protection are paid at the desk, unless they say otherwise.',
    desk: 'Nothing is paid now. The whole amount is paid at the desk.',
    part: 'A part is paid now, the rest at the desk, extras and protection included.',
  },
  desk: {
    heading: 'At the desk',
    creditCard: (licenceYears: number) =>
      `Bring a credit card in the main driver’s name with room for the deposit, a driving licence held for at least ${years(licenceYears)}, an identity document and the voucher.`,
    anyCard: (licenceYears: number) =>
      `Bring a driving licence held for at least ${years(licenceYears)}, an identity document and the voucher. A debit card is accepted.`,
  },
  deposit: {
    heading: 'Deposit and excess',
    held: (amount: string) => `A deposit of ${amount} is held at the desk and given back after the rental.`,
    unknown: 'The desk tells you the deposit it holds.',
    excess: (amount: string) =>
      `With what is included you bear at most ${amount} of damage or theft; protection that you add can lower that.`,
  },
  fuel: { heading: 'Fuel' },
  mileage: {
    heading: 'Mileage',
    unlimited: 'Unlimited.',
    included: (km: number) => `${km} km are included.`,
    includedAndPaid: (km: number, each: string) =>
      `${km} km are included; each further kilometre costs ${each}.`,
  },
  cancellation: { heading: 'Cancelling' },
}

function years(count: number): string {
  return count === 1 ? 'one year' : `${count} years`
}

export type QuoteWords = typeof ENGLISH
