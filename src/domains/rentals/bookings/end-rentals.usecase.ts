import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { completionEntry, type LedgerEntry } from '#domains/payments/public.ts'
import type { BookingUpkeepStore, CompletedRental } from './booking-jobs.store.ts'
import { saleOf } from './ledger-movements.ts'

/** Expires carts and completes rentals; a rental's earnings are posted in the same transaction. */
export type EndRentals = () => Promise<void>

type Needs = {
  upkeep: Pick<BookingUpkeepStore, 'endByTime'>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  clock: Clock
  /** Max rows of each kind ended per statement. */
  atATime?: number
}

/** Keeps each statement short after downtime. */
const AT_A_TIME = 500

export function endRentals({ upkeep, post, clock, atATime = AT_A_TIME }: Needs): EndRentals {
  const completed = (tx: Db, rentals: readonly CompletedRental[]) =>
    post(
      tx,
      rentals.map((rental) => completionEntry(saleOf(rental))),
    )
  return async () => {
    const now = clock.now()
    let ended = 0
    do ended = await upkeep.endByTime(now, atATime, completed)
    while (ended > 0)
  }
}
