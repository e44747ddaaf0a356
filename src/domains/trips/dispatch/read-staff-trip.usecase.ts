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
import { toStaffTrip } from './staff-trip-reply.ts'
import { findActorNames, listTripPayments } from './trip-history.store.ts'

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

/** Returns a trip for the staff, as it is now. */
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
