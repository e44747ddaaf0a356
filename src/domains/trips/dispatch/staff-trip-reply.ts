import { snakeKeys } from '#kernel/record-keys.ts'
import { quotedBesideActual } from '#domains/fares/public.ts'
import { noShowFrom } from '../journey/cancellation/trip-cancellation.ts'
import { commonReply, type TripFacts } from '../journey/trip-reply.ts'
import { payingCompany } from '../journey/payer.ts'
import { afterAct } from '../journey/trip-state.ts'
import { TRIP_ACTS, type TripAct } from '../journey/trip.contract.ts'
import { whyProvisional, type TripRecord } from '../journey/trip.ts'
import type { StaffTrip } from './dispatch.contract.ts'

/** Converts a trip to the complete reply for the staff. */
export function toStaffTrip(
  { trip, facts }: { trip: TripRecord; facts: TripFacts },
  { names, payments }: { names: ReadonlyMap<string, string>; payments: StaffTrip['payments'] },
  now: Temporal.Instant,
): StaffTrip {
  const { vehicleId, driverId, waitingMinutes, garageKm, garageMinutes } = trip
  return {
    ...commonReply(trip, facts, now),
    version: trip.version,
    acts: TRIP_ACTS.filter((act) => isPossible(trip, act)),
    company:
      trip.companyId !== null && facts.companyName !== null
        ? { id: trip.companyId, name: facts.companyName }
        : null,
    odometer: { start_km: trip.odometerStartKm, end_km: trip.odometerEndKm },
    arrived_at: trip.arrivedAt?.toString() ?? null,
    ...snakeKeys({ vehicleId, driverId, waitingMinutes, garageKm, garageMinutes }),
    charges: facts.charges,
    beside: trip.bill ? quotedBesideActual(trip.fare, trip.bill) : [],
    payments,
    no_show_from: noShowFrom(trip).toString(),
    events: facts.events.map((event) => ({
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
function isPossible(trip: TripRecord, act: TripAct): boolean {
  if (act === 'collect' && payingCompany(trip) !== null) return false
  return afterAct(trip.status, act).ok && (act === 'cancel' || whyProvisional(trip) === null)
}
