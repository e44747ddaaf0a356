import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'
import { PriceContract } from '#kernel/price.contract.ts'
import { OfferContract } from '../search/search.contract.ts'

/**
 * States of a cheaper car for a booking: found and offered; ordered as a separate booking; confirmed; then the old
 * booking is cancelled. The row alone determines the next step, so that any process can resume it after a crash.
 */
export const REBOOKING_STATES = [
  'offered',
  'ordering',
  'confirmed',
  'cancelling',
  'done',
  'given_up',
] as const
export type RebookingState = (typeof REBOOKING_STATES)[number]

/** Reasons a rebooking did not complete. After some, two cars stay booked (`hasBothBookings`). */
export const GIVE_UP_REASONS = [
  /** The old booking was changed or cancelled, or its free cancellation ended, before anything was ordered. */
  'over',
  /** The cheaper car is no longer available. */
  'gone',
  /** The car is no longer cheaper. */
  'not_cheaper',
  /** The order failed; the old booking stays. */
  'not_ordered',
  /** The new booking was cancelled before the old one was; the old one stays. */
  'new_cancelled',
  /** The old booking was changed in the meantime. */
  'old_changed',
  /** The old booking’s free cancellation has ended. */
  'no_longer_free',
  /** The supplier refused to cancel the old booking. */
  'old_not_cancelled',
] as const
export type GiveUpReason = (typeof GIVE_UP_REASONS)[number]

/** Terms in which cars are compared; a page and a mail list those that differ. */
export const COMPARED_TERMS = [
  'pickup',
  'dropoff',
  'category',
  'body_type',
  'transmission',
  'fuel',
  'seats',
  'doors',
  'bags',
  'air_conditioning',
  'fuel_policy',
  'mileage',
  'cover',
  'excess',
  'deposit',
  'cancellation',
  'payment',
  'credit_card',
  'licence',
] as const
export type ComparedTerm = (typeof COMPARED_TERMS)[number]

/** `other`: different, but neither better nor worse. */
export const VERDICTS = ['same', 'better', 'other', 'worse'] as const
export type Verdict = (typeof VERDICTS)[number]

export const RebookingContract = z
  .object({
    rebooking_id: z.uuid(),
    state: z.enum(REBOOKING_STATES),
    reason: orNull(z.enum(GIVE_UP_REASONS)).meta({ description: 'Why it was given up' }),
    offer: OfferContract,
    price: PriceContract.meta({ description: 'With the extras and the protection of the booking' }),
    saving: MoneyContract,
    missing: z
      .array(z.object({ name: z.string(), kind: z.string(), quantity: z.int() }))
      .meta({ description: 'Extras of the booking that this car has not; no part of the saving' }),
    terms: z
      .array(z.object({ term: z.enum(COMPARED_TERMS), verdict: z.enum(VERDICTS) }))
      .meta({ description: 'Each term beside the booking’s' }),
    new_booking: orNull(z.object({ booking_id: z.uuid(), reference: z.string(), status: z.string() })).meta({
      description: 'The booking it was ordered as',
    }),
  })
  .meta({ id: 'Rebooking' })
export type RebookingShown = z.infer<typeof RebookingContract>
