import type { StoredBooking } from '../booking/booking-state.ts'
import { FIRST_STEP, type Step } from './step.ts'

type StartOptions = { tripId?: string; offer?: string }

/** Returns the step of the trip or price in the URL; else the stored step of a reloaded frame. */
export function firstStep(stored: StoredBooking | null, { tripId, offer }: StartOptions = {}): Step {
  if (tripId !== undefined) return { name: 'trip', tripId }
  if (offer !== undefined) return { name: 'price_offer', offer }
  if (stored === null) return FIRST_STEP
  const { step, chosen } = stored
  if (step.name === 'done') return step
  return chosen && (step.name === 'details' || step.name === 'sign_in') ? step : FIRST_STEP
}
