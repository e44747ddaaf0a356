import type { StoredBooking } from '../booking/booking-state.ts'
import { FIRST_STEP, type Step } from './step.ts'

type Named = { tripId?: string; offer?: string }

/** The trip or the price that the address names; else where a frame that is loaded again goes on: what was booked, or the option that was chosen. */
export function firstStep(kept: StoredBooking | null, { tripId, offer }: Named = {}): Step {
  if (tripId !== undefined) return { name: 'trip', tripId }
  if (offer !== undefined) return { name: 'price_offer', offer }
  if (kept === null) return FIRST_STEP
  const { step, chosen } = kept
  if (step.name === 'done') return step
  return chosen && (step.name === 'details' || step.name === 'sign_in') ? step : FIRST_STEP
}
