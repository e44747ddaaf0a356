import type { CURRENCIES } from './locale.ts'

/**
 * About a hundred euros in hundredths of each currency. Rounded, and independent of current exchange rates, because a
 * limit on entered amounts must stay the same tomorrow.
 */
const HUNDRED_EUROS: Readonly<Record<(typeof CURRENCIES)[number]['code'], number>> = {
  EUR: 10_000,
  USD: 10_000,
  GBP: 10_000,
  KWD: 4000,
  AED: 40_000,
  SAR: 40_000,
  INR: 1_000_000,
  QAR: 40_000,
  BHD: 4000,
  OMR: 4000,
  TRY: 500_000,
}

const LARGEST = Math.max(...Object.values(HUNDRED_EUROS))

/** Returns about this many euros as a round amount of a currency, in hundredths; generous for an unknown currency. */
export function aboutEuros(euros: number, currency: string): number {
  const hundred: number | undefined = (HUNDRED_EUROS as Readonly<Record<string, number>>)[currency]
  return Math.round((euros / 100) * (hundred ?? LARGEST))
}
