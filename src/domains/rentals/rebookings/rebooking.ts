import { isDeepStrictEqual } from 'node:util'
import { subtract, sum, type Money } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { BookedExtra, BookingRecord } from '../bookings/booking.ts'
import { cartPrice, chooseExtras, type ChosenExtras } from '../cart/choose-extras.ts'
import type { QuotedProtection } from '../quotes/quote.contract.ts'
import type { Sold } from '../quotes/sold.ts'
import type { Offer } from '../search/search.contract.ts'
import type { GiveUpReason, RebookingState } from './rebooking.contract.ts'

const BOTH_BOOKED: ReadonlySet<GiveUpReason> = new Set(['old_changed', 'no_longer_free', 'old_not_cancelled'])

/** Returns true if both cars stay booked when a rebooking ends for this reason. */
export function hasBothBookings(reason: GiveUpReason): boolean {
  return BOTH_BOOKED.has(reason)
}

/** A cheaper car as last priced, with the booking it was compared with. */
export type CheaperCar = {
  /** The booking it was compared with; any change of it makes the comparison stale. */
  of: { offerId: string; total: Money }
  offer: Offer
  /** Includes extras and protection. */
  price: Price
  chosen: { extras: { id: string; quantity: number }[]; protectionId: string | null }
  /** Extras of the booking that the cheaper car lacks, by name and kind. */
  missing: { name: string; kind: string; quantity: number }[]
  /** The amount saved, not counting the missing extras. */
  saving: Money
}

export type Rebooking = {
  id: string
  bookingId: string
  newBookingId: string | null
  state: RebookingState
  reason: GiveUpReason | null
  found: CheaperCar
  /** The total stated in the last mail. */
  toldTotal: Money | null
}

type Old = Pick<BookingRecord, 'sold' | 'extras' | 'protection' | 'price'>

/** Returns the car priced for a booking with the same extras and protection; null if it lacks the protection. */
export function pricedFor(old: Old, sold: Sold): CheaperCar | null {
  const matched = matchedChoice(old, sold.available)
  if (!matched) return null
  const choice = chooseExtras(sold.available, matched.chosen)
  if (!choice.ok) return null
  const price = cartPrice(sold.offer.price, choice.value, sold.days)
  if (price.total.currency !== old.price.total.currency) return null
  const without = sum(
    matched.missing.map(({ amount }) => amount),
    price.total.currency,
  )
  return {
    of: { offerId: old.sold.offer.offer_id, total: old.price.total },
    offer: sold.offer,
    price,
    chosen: { ...matched.chosen, extras: [...matched.chosen.extras] },
    missing: matched.missing.map(({ extra, quantity }) => ({ name: extra.name, kind: extra.kind, quantity })),
    saving: subtract(subtract(old.price.total, without), price.total),
  }
}

/** Matches extras by kind, because suppliers name them differently, and a protection that covers as much. */
function matchedChoice(
  { extras, protection }: Pick<Old, 'extras' | 'protection'>,
  available: Sold['available'],
): { chosen: ChosenExtras; missing: BookedExtra[] } | null {
  const its = protection && sameProtection(protection, available.protections)
  if (protection && !its) return null
  const matched = extras.map((booked) => ({ booked, found: sameExtra(booked, available.extras) }))
  return {
    chosen: {
      extras: matched.flatMap(({ booked, found }) =>
        found ? { id: found.id, quantity: booked.quantity } : [],
      ),
      protectionId: its?.id ?? null,
    },
    missing: matched.flatMap(({ booked, found }) => (found ? [] : booked)),
  }
}

function sameExtra({ extra, quantity }: BookedExtra, offered: Sold['available']['extras']) {
  const enough = offered.filter(({ max, kind }) => max >= quantity && kind === extra.kind)
  return enough.find(({ id }) => id === extra.id) ?? (extra.kind === 'other' ? undefined : enough[0])
}

function sameProtection(
  booked: QuotedProtection,
  offered: readonly QuotedProtection[],
): QuotedProtection | undefined {
  return offered
    .filter(({ kind, excess_after: after }) => {
      if (kind !== booked.kind) return false
      if (booked.excess_after === null) return true
      return (
        after !== null &&
        after.currency === booked.excess_after.currency &&
        after.amount <= booked.excess_after.amount
      )
    })
    .toSorted((one, other) => one.price_for_rental.amount - other.price_for_rental.amount)[0]
}

/** Returns true if a booking is unchanged since a cheaper car was compared with it. */
export function isUnchanged(booking: Pick<BookingRecord, 'sold' | 'price'>, { of }: CheaperCar): boolean {
  return booking.sold.offer.offer_id === of.offerId && isDeepStrictEqual(booking.price.total, of.total)
}

/** The next step of a rebooking in progress. */
export type RebookingStep =
  | { kind: 'wait' }
  | { kind: 'offer_again' }
  | { kind: 'confirm' }
  | { kind: 'cancel_old' }
  | { kind: 'await_cancellation' }
  | { kind: 'finish' }
  | { kind: 'give_up'; reason: GiveUpReason }

type RebookingProgress = {
  state: RebookingState
  found: CheaperCar
  old: BookingRecord
  new: BookingRecord | null
  isFree: boolean
  now: Temporal.Instant
}

/** Returns the next step for a state, depending on both bookings. */
export function nextRebookingStep(progress: RebookingProgress): RebookingStep {
  switch (progress.state) {
    case 'ordering':
      return afterOrder(progress)
    case 'confirmed':
      return afterConfirmation(progress)
    case 'cancelling':
      return afterCancellation(progress.old)
    case 'offered':
    case 'done':
    case 'given_up':
      return { kind: 'wait' }
  }
}

function afterOrder({ new: ordered, now }: RebookingProgress): RebookingStep {
  if (!ordered) return { kind: 'offer_again' }
  switch (ordered.status) {
    case 'cart':
      // The payment may be retried while the price is held.
      return Temporal.Instant.compare(now, ordered.quoteExpiresAt) < 0
        ? { kind: 'wait' }
        : { kind: 'offer_again' }
    case 'expired':
      return { kind: 'offer_again' }
    case 'awaiting_payment':
    case 'awaiting_supplier':
      return { kind: 'wait' }
    case 'failed':
      return { kind: 'give_up', reason: 'not_ordered' }
    case 'confirmed':
    case 'completed':
    case 'no_show':
      return { kind: 'confirm' }
    case 'cancelled':
      return { kind: 'give_up', reason: 'new_cancelled' }
  }
}

function afterConfirmation({ old, new: ordered, found, isFree }: RebookingProgress): RebookingStep {
  // The traveller cancelled the old booking, as the rebooking would have done.
  if (old.status === 'cancelled') return { kind: 'finish' }
  if (!ordered || ordered.status !== 'confirmed' || ordered.cancellation)
    return { kind: 'give_up', reason: 'new_cancelled' }
  if (old.cancellation) return { kind: 'await_cancellation' }
  if (old.supplierState === 'changing') return { kind: 'wait' }
  if (old.status !== 'confirmed') return { kind: 'give_up', reason: 'old_not_cancelled' }
  if (!isUnchanged(old, found) || !isDeepStrictEqual(old.driver, ordered.driver))
    return { kind: 'give_up', reason: 'old_changed' }
  return isFree ? { kind: 'cancel_old' } : { kind: 'give_up', reason: 'no_longer_free' }
}

function afterCancellation(old: BookingRecord): RebookingStep {
  if (old.status === 'cancelled') return { kind: 'finish' }
  return old.cancellation ? { kind: 'wait' } : { kind: 'give_up', reason: 'old_not_cancelled' }
}
