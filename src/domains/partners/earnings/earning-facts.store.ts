import { partnersDue, claimDueAttributions } from '#domains/attribution/public.ts'
import { chargedBackOf } from '#domains/payments/public.ts'
import { ledBookings } from '#domains/rentals/public.ts'
import { ledTrips } from '#domains/trips/public.ts'
import { earningStore } from './earning.store.ts'
import { membersOf, paidWithOwnCard, peopleOf, repeatedBookings } from './self-referral.store.ts'

/** All that is read to compute earnings, and where they are kept. */
export const earningFacts = {
  earnings: earningStore,
  takeDue: claimDueAttributions,
  markDue: partnersDue,
  bookingsOf: ledBookings,
  tripsOf: ledTrips,
  peopleOf,
  membersOf,
  paidWithOwnCard,
  repeatedBookings,
  chargedBackOf,
}

export type EarningFacts = typeof earningFacts
