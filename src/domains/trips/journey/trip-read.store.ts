import { categoryOf, deskIn } from '#domains/fares/public.ts'
import type { TripCaller } from '#domains/identity/public.ts'
import { colorText } from '#domains/fleet/public.ts'
import { type RawBuilder, sql } from 'kysely'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import { cancelReasonText } from './cancellation/cancel-reason.ts'
import { findPlaceNames } from './route/place-names.store.ts'
import { TRIP_COLUMNS, tripOf } from './trip-row.ts'
import type { Assignment, TripDetails } from './trip-reply.ts'
import type { TripRecord } from './trip.ts'

/** A trip with the data to show it: record, names in a language, and history. */
export type ShownTrip = { trip: TripRecord; details: TripDetails }

/** Like `ShownTrip`, for one of the trip's people. `isInCharge`: supervises the traveller or is an admin. */
export type VisibleTrip = ShownTrip & { isInCharge: boolean }

/** Null if it does not exist or the caller may not see it. */
export async function findVisibleTrip(
  db: Db,
  caller: TripCaller,
  id: string,
  language: Language,
): Promise<VisibleTrip | null> {
  const row = await shown(db, id, language)
    .select(isInChargeOf(caller).as('isInCharge'))
    .where(isVisibleTo(caller))
    .executeTakeFirst()
  return row ? { ...(await toShown(db, row, language)), isInCharge: row.isInCharge } : null
}

export async function findShownTrip(db: Db, id: string, language: Language): Promise<ShownTrip | null> {
  const row = await shown(db, id, language).executeTakeFirst()
  return row ? toShown(db, row, language) : null
}

function shown(db: Db, id: string, language: Language) {
  const name = (table: string) => sql<string>`${sql.ref(`${table}.name_${nameLanguage(language)}`)}`
  return db
    .selectFrom('trips as t')
    .innerJoin('cities as c', 'c.id', 't.city_id')
    .innerJoin('vehicle_types as vt', 'vt.id', 't.vehicle_type_id')
    .leftJoin('vehicles as v', 'v.id', 't.vehicle_id')
    .leftJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .leftJoin('drivers as d', 'd.id', 't.driver_id')
    .leftJoin('companies as co', 'co.id', 't.company_id')
    .select(TRIP_COLUMNS.map((column) => `t.${column}` as const))
    .select(['t.cost_centre', 't.notes', 't.partner_code', 't.sub_id', 't.metadata', 't.created_at'])
    .select([name('c').as('cityName'), name('vt').as('vehicleTypeName'), 'co.name as companyName', 'c.desk'])
    .select(['v.plate', 'm.make', 'm.model', 'v.color', 'd.name as driverName', 'd.phone as driverPhone'])
    .where('t.id', '=', id)
}

async function toShown(db: Db, row: RowOf<typeof shown>, language: Language): Promise<ShownTrip> {
  const events = await db
    .selectFrom('trip_events')
    .select(['at', 'kind', 'profile_id', 'staff_id', 'detail'])
    .where('trip_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const charges = await db
    .selectFrom('trip_charges')
    .select(['id as charge_id', 'kind', 'amount', 'reason', 'at'])
    .where('trip_id', '=', row.id)
    .orderBy('id')
    .execute()
  const { cityName, vehicleTypeName, companyName, desk, plate, make, model, color, driverName, ...rest } = row
  const { driverPhone, cost_centre, notes, partner_code, sub_id, metadata, created_at, ...columns } = rest
  const record = tripOf(columns)
  const { cancelled } = record
  const trip = cancelled
    ? { ...record, cancelled: { ...cancelled, reason: cancelReasonText(cancelled.reason, language) } }
    : record
  const creditNotes = await db
    .selectFrom('trip_credit_notes')
    .select(['number', 'bill_number', 'total', 'issued_at'])
    .where('trip_id', '=', row.id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return {
    trip,
    details: {
      cityName,
      vehicleTypeName,
      companyName,
      notes,
      ...camelKeys({ cost_centre, partner_code, sub_id }),
      desk: categoryOf(trip.category).hasDriver ? null : deskIn(desk, language),
      places: await findPlaceNames(db, trip.request, language),
      metadata: { ...metadata },
      createdAt: created_at.toString(),
      vehicle:
        plate !== null && make !== null && model !== null
          ? { plate, make, model, color: colorText(color, language) }
          : null,
      driver:
        driverName !== null && driverPhone !== null
          ? { name: driverName, phone: driverPhone as NonNullable<Assignment['driver']>['phone'] }
          : null,
      events: events.map((event) => ({
        at: event.at.toString(),
        kind: event.kind,
        profileId: event.profile_id,
        staffId: event.staff_id,
        detail: { ...event.detail },
      })),
      creditNotes: creditNotes.map(({ total, issued_at, ...note }) => ({
        ...note,
        total: { amount: total, currency: trip.total.currency },
        issued_at: issued_at.toString(),
      })),
      charges: charges.map(({ amount, at, ...charge }) => ({
        ...charge,
        amount: { amount, currency: trip.total.currency },
        at: at.toString(),
      })),
    },
  }
}

/** SQL condition: the caller may see the trip `t`, as its traveller, their supervisor, or an admin of its company. */
function isVisibleTo({ profileId, companyId, isAdmin }: TripCaller): RawBuilder<boolean> {
  if (companyId === null) return sql<boolean>`t.profile_id = ${profileId}::uuid`
  return sql<boolean>`(t.profile_id = ${profileId}::uuid or ${isInChargeOf({ profileId, companyId, isAdmin })})`
}

/** SQL condition: the caller is the supervisor of the traveller of the trip `t`, or an admin of its company. */
function isInChargeOf({
  profileId,
  companyId,
  isAdmin,
}: Pick<TripCaller, 'profileId' | 'companyId' | 'isAdmin'>): RawBuilder<boolean> {
  if (companyId === null) return sql<boolean>`false`
  return sql<boolean>`(t.company_id = ${companyId}::uuid and (${isAdmin} or exists (
    select from trip_profiles p where p.id = t.profile_id and p.supervisor_id = ${profileId}::uuid)))`
}
