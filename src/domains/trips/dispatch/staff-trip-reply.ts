import { quotedBesideActual } from '../fares/quoted-beside-actual.ts'
import { noShowFrom } from '../journey/trip-cancellation.ts'
import { commonReply, type TripFacts } from '../journey/trip-reply.ts'
import type { TripRecord } from '../journey/trip.ts'
import type { StaffTrip } from './dispatch.contract.ts'

/** A trip as the staff read it whole. */
export function toStaffTrip(
  { trip, facts }: { trip: TripRecord; facts: TripFacts },
  now: Temporal.Instant,
): StaffTrip {
  return {
    ...commonReply(trip, facts, now),
    version: trip.version,
    company:
      trip.companyId !== null && facts.companyName !== null
        ? { id: trip.companyId, name: facts.companyName }
        : null,
    vehicle_id: trip.vehicleId,
    driver_id: trip.driverId,
    odometer: { start_km: trip.odometerStartKm, end_km: trip.odometerEndKm },
    waiting_minutes: trip.waitingMinutes,
    garage_km: trip.garageKm,
    garage_minutes: trip.garageMinutes,
    charges: facts.charges,
    beside: trip.bill ? quotedBesideActual(trip.fare, trip.bill) : [],
    no_show_from: noShowFrom(trip).toString({ smallestUnit: 'millisecond' }),
    events: facts.events.map(({ at, kind, profileId, staffId, detail }) => ({
      at,
      kind,
      profile_id: profileId,
      staff_id: staffId,
      detail: { ...detail },
    })),
  }
}
