import { expect } from 'vitest'
import { computeFare } from '#domains/fares/fare/compute-fare.ts'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { inputsOf, versionOf } from './trip-fares.ts'

/** A fare computed by hand: amounts in hundredths of a rupee by kind of line. */
export type FareCase = {
  name: string
  inputs: Parameters<typeof inputsOf>[0]
  lines: Record<string, number>
}

/** Expects exactly the lines of a case, and their sum. */
export function expectFare(content: RateCardContent | null) {
  return ({ inputs, lines }: FareCase) => {
    const fare = computeFare(inputsOf(inputs), content && versionOf(content), 'en')
    expect(Object.fromEntries(fare.lines.map(({ kind, amount }) => [kind, amount.amount]))).toEqual(lines)
    expect(fare.lines).toHaveLength(Object.keys(lines).length)
    expect(fare.total).toEqual({
      amount: Object.values(lines).reduce((sum, amount) => sum + amount, 0),
      currency: 'INR',
    })
  }
}

/** A time of the day in January 2027. */
export const day = (time: string, date = 15) => `2027-01-${date}T${time}`
