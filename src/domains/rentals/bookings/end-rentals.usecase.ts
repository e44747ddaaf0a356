import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { completionEntry, type LedgerEntry } from '#domains/payments/public.ts'
import type { BookingUpkeepStore } from './booking-upkeep.store.ts'
import { saleOf } from './ledger-movements.ts'

/** Expires carts and completes rentals; a rental's earnings are posted in the same transaction. */
export type EndRentals = () => Promise<void>

type Needs = {
  upkeep: Pick<BookingUpkeepStore, 'endByTime'>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  clock: Clock
}

export function endRentals({ upkeep, post, clock }: Needs): EndRentals {
  return () =>
    upkeep.endByTime(clock.now(), (tx, rentals) =>
      post(
        tx,
        rentals.map((rental) => completionEntry(saleOf(rental))),
      ),
    )
}
