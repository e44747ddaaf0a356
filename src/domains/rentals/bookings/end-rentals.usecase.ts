import { completionEntry, postEntries } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import type { BookingJobStore } from './booking-jobs.store.ts'
import { saleOf } from './ledger-movements.ts'

/** Max rows of each kind ended per statement, so that each is short after downtime. */
const BATCH = 500

/** Expires carts and completes rentals; a rental's earnings are posted in the same transaction. */
export async function endRentals(
  { bookingJobs, clock }: { bookingJobs: Pick<BookingJobStore, 'endByTime'> } & Pick<App, 'clock'>,
  batch = BATCH,
): Promise<void> {
  const now = clock.now()
  let ended = 0
  do
    ended = await bookingJobs.endByTime(now, batch, (tx, rentals) =>
      postEntries(
        tx,
        rentals.map((rental) => completionEntry(saleOf(rental))),
        clock.now(),
      ),
    )
  while (ended > 0)
}
