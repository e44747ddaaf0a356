import { snakeKeys } from '#kernel/record-keys.ts'
import { quotedBesideActual } from '#domains/fares/public.ts'
import { noShowFrom } from '../journey/cancellation/trip-cancellation.ts'
import { commonReply, type TripDetails } from '../journey/trip-reply.ts'
import { payingCompany } from '../journey/payer.ts'
import { statusAfter } from '../journey/trip-state.ts'
import { TRIP_ACTIONS, type TripAction } from '../journey/trip.contract.ts'
import { findProvisionalReason, type TripRecord } from '../journey/trip.ts'
import type { StaffTrip } from './dispatch.contract.ts'

/** Converts a trip to the complete reply for the staff. */
export function toStaffTrip(
  { trip, details }: { trip: TripRecord; details: TripDetails },
  { names, payments }: { names: ReadonlyMap<string, string>; payments: StaffTrip['payments'] },
  now: Temporal.Instant,
): StaffTrip {
  const { vehicleId, driverId, waitingMinutes, garageKm, garageMinutes } = trip
  return {
    ...commonReply(trip, details, now),
    version: trip.version,
    acts: TRIP_ACTIONS.filter((action) => isPossible(trip, action)),
    company:
      trip.companyId !== null && details.companyName !== null
        ? { id: trip.companyId, name: details.companyName }
        : null,
    odometer: { start_km: trip.odometerStartKm, end_km: trip.odometerEndKm },
    arrived_at: trip.arrivedAt?.toString() ?? null,
    ...snakeKeys({ vehicleId, driverId, waitingMinutes, garageKm, garageMinutes }),
    charges: details.charges,
    beside: trip.bill ? quotedBesideActual(trip.fare, trip.bill) : [],
    payments,
    no_show_from: noShowFrom(trip).toString(),
    events: details.events.map((event) => ({
      ...snakeKeys(event),
      by: names.get(event.staffId ?? event.profileId ?? '') ?? null,
      detail: { ...event.detail },
    })),
  }
}

/**
 * Returns true if the action is possible. A provisional trip can only be cancelled; nobody collects for a trip that a
 * wallet pays.
 */
function isPossible(trip: TripRecord, action: TripAction): boolean {
  if (action === 'collect' && payingCompany(trip) !== null) return false
  return statusAfter(trip.status, action).ok && (action === 'cancel' || findProvisionalReason(trip) === null)
}
