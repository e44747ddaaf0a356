import { computeEarnings } from '#domains/partners/earnings/compute-earnings.usecase.ts'
import { earningStore } from '#domains/partners/earnings/earning.store.ts'
import {
  membersOf,
  paidWithOwnCard,
  peopleOf,
  repeatedBookings,
} from '#domains/partners/earnings/own-booking.store.ts'
import { ledBookings, partnersDue, takeDueOfPartners } from '#domains/rentals/public.ts'
import type { Payments } from '../payments.ts'
import type { Job, Shared } from '../share-context.ts'

/** What each booking earns the partner who led to it. */
export function wirePartnerEarnings(
  { db, clock, config }: Pick<Shared, 'db' | 'clock' | 'config'>,
  { post }: Pick<Payments, 'post'>,
) {
  const compute = computeEarnings({
    db,
    earnings: earningStore,
    takeDue: takeDueOfPartners,
    markDue: partnersDue,
    bookingsOf: ledBookings,
    peopleOf,
    membersOf,
    paidWithOwnCard,
    repeatedBookings,
    post,
    decideAbove: config.COMMISSION_DECIDE_ABOVE,
    clock,
  })
  const jobs: Job[] = [{ name: 'partners: what bookings earn', everySeconds: 2, atOnce: true, work: compute }]
  return { jobs }
}
