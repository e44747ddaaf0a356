import { aboutEuros } from '#kernel/about-euros.ts'
import type { Money } from '#kernel/money.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import type { WaitingKind } from './wallet.contract.ts'

/** Transfers and raises beyond about so many euros a day are entered by two: one who asks, and another who agrees. */
const ONE_PERSON_EUROS = 10_000

type Entered = { companyId: string; kind: WaitingKind; amount: Money; askedBy: string }

/**
 * What a transfer, or by how much a limit is raised, counts under of what one person enters for a company in a day, in
 * hundredths, so that many small ones are as a large one; beyond it a second person is needed.
 */
export function enteredByOne({ companyId, kind, amount: { amount, currency }, askedBy }: Entered): Counted {
  return {
    name: `${kind} of ${companyId} by ${askedBy}`,
    limit: { most: aboutEuros(ONE_PERSON_EUROS, currency), seconds: 24 * 3600 },
    by: amount,
  }
}
