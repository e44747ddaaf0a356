import { aboutEuros } from '#kernel/about-euros.ts'
import type { Money } from '#kernel/money.ts'

/** A transfer of more than about so many euros is entered by two: one who asks, and another who agrees. */
const ONE_PERSON_EUROS = 10_000

/** Whether a transfer is too large for one person. */
export function needsSecondPerson({ amount, currency }: Money): boolean {
  return amount > aboutEuros(ONE_PERSON_EUROS, currency)
}
