import { recordAccess } from '#domains/staff/public.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { explainFares } from '../journey/fares/explain-fares.service.ts'
import { noSuchTrip } from '../journey/read-trip.usecase.ts'
import { findShownTrip } from '../journey/trip-read.store.ts'
import { findTrip } from '../journey/trip.store.ts'
import type * as operations from './dispatch-operations.contract.ts'
import { listDispatchTrips } from './dispatch-read.store.ts'
import type { StaffTrip } from './dispatch.contract.ts'
import { fleetFor } from './fleet-choice.store.ts'
import { findActorNames, listTripPayments } from './trip-history.store.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import { compareQuotedWithActual } from '#domains/fares/public.ts'
import { noShowFrom } from '../journey/cancellation/trip-cancellation.ts'
import { commonReply, type TripDetails } from '../journey/trip-reply.ts'
import { payingCompany } from '../journey/payer.ts'
import { statusAfter } from '../journey/trip-state.ts'
import { TRIP_ACTIONS, type TripAction } from '../journey/trip.contract.ts'
import { findProvisionalReason, type TripRecord } from '../journey/trip.ts'

type Reads = Pick<App, 'db' | 'clock'>

/** Lists the trips of a day for dispatch. */
export function listStaffTrips(
  { db, clock }: Reads,
  { query, language }: Call<typeof operations.listStaffTrips>,
) {
  const { page_size: limit, city_id: cityId, lang_id: _, ...filter } = query
  return listDispatchTrips(db, { ...filter, cityId, limit }, language, clock.now())
}

/** Reads a trip for the staff. */
export async function readStaffTrip(
  app: Reads,
  { params: { id }, by, language }: Call<typeof operations.readStaffTrip>,
) {
  const found = await staffTripReply(app, id, language)
  if (found.ok) await recordAccess(app, by, { action: 'read_trip', subject: { kind: 'trip', id } })
  return found
}

/** Returns the current trip for the staff. */
export async function staffTripReply(
  { db, clock }: Reads,
  tripId: string,
  language: Language,
): Promise<Result<{ trip: StaffTrip }, { code: 'trip_not_found'; detail: string }>> {
  const shown = await findShownTrip(db, tripId, language)
  if (!shown) return noSuchTrip
  const [names, payments] = await Promise.all([findActorNames(db, tripId), listTripPayments(db, tripId)])
  return ok({ trip: toStaffTrip(shown, { names, payments }, clock.now()) })
}

/** Lists the vehicles and drivers available for a trip. */
export async function chooseFleet(
  { db, clock }: Reads,
  { params, language }: Call<typeof operations.chooseFleet>,
) {
  const trip = await findTrip(db, params.id)
  return trip ? ok(await fleetFor(db, trip, { language, now: clock.now() })) : noSuchTrip
}

/** Explains the computation of a trip's quote and bill, for the staff. */
export async function explainStaffTrip(
  { db }: Pick<App, 'db'>,
  { params, language }: Call<typeof operations.explainStaffTrip>,
) {
  const trip = await findTrip(db, params.id)
  return trip ? ok(await explainFares(db, trip, language)) : noSuchTrip
}

/** Converts a trip to the complete reply for the staff. */
function toStaffTrip(
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
    beside: trip.bill ? compareQuotedWithActual(trip.fare, trip.bill) : [],
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
 * Returns true if the action is possible. A provisional trip can only be cancelled; a trip paid by a wallet
 * needs no collection.
 */
function isPossible(trip: TripRecord, action: TripAction): boolean {
  if (action === 'collect' && payingCompany(trip) !== null) return false
  return statusAfter(trip.status, action).ok && (action === 'cancel' || findProvisionalReason(trip) === null)
}
