import type { StoredBooking } from '../booking/booking-state.ts'
import { FIRST_STEP, type Step } from './step.ts'

/** The trip that the address names; else where a frame that is loaded again goes on: what was booked, or the option that was chosen. */
export function firstStep(kept: StoredBooking | null, tripId?: string): Step {
  if (tripId !== undefined) return { name: 'trip', tripId }
  if (kept === null) return FIRST_STEP
  const { step, chosen } = kept
  if (step.name === 'done') return step
  return chosen && (step.name === 'details' || step.name === 'sign_in') ? step : FIRST_STEP
}
