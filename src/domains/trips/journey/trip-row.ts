import type { Selectable } from 'kysely'
import type { Fare, TripRequest } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import { tripMoney, type TripMoney } from './trip-money.ts'
import type { Cancelled, TripRecord } from './trip.ts'
import type { Traveller } from './trip.contract.ts'
import type { TripTables } from './trip-tables.ts'

/** Columns of `trips` for a record. */
export const TRIP_COLUMNS = [
  ...(['id', 'reference', 'status', 'version', 'category', 'city_id', 'time_zone', 'start_at'] as const),
  ...(['end_at', 'request', 'vehicle_type_id', 'traveller', 'lang_id', 'profile_id', 'booked_by'] as const),
  ...(['company_id', 'pay_by', 'approval', 'rate_card_version_id', 'fare_inputs', 'fare', 'total'] as const),
  ...(['currency', 'paid', 'collected', 'bill_inputs', 'bill', 'bill_number', 'departure_id'] as const),
  ...(['seats', 'vehicle_id', 'driver_id', 'odometer_start_km', 'odometer_end_km', 'started_at'] as const),
  ...([
    'arrived_at',
    'ended_at',
    'waiting_minutes',
    'garage_km',
    'garage_minutes',
    'cancellation',
    'unpaid_minutes',
  ] as const),
] satisfies readonly (keyof TripTables['trips'])[]

export type TripRow = Pick<Selectable<TripTables['trips']>, (typeof TRIP_COLUMNS)[number]>

/** Converts a row to a record. The JSON columns were written from these types. */
export function tripOf({ total, paid, collected, currency, cancellation, ...row }: TripRow): TripRecord {
  return {
    ...camelKeys(row),
    request: row.request as TripRequest,
    traveller: row.traveller as Traveller,
    langId: row.lang_id as LangId,
    fare: row.fare as Fare,
    total: { amount: total, currency },
    paid: { amount: paid, currency },
    collected: { amount: collected, currency },
    bill: row.bill as Fare | null,
    cancelled: cancellation as Cancelled | null,
  }
}

type MoneyRow = Pick<TripRow, 'total' | 'currency' | 'paid' | 'collected' | 'cancellation'> & {
  billed_total: number | null
}

/** Returns the amounts of a trip from its row. */
export function moneyOfRow(row: MoneyRow): TripMoney {
  const { total, billed_total, paid, collected, currency, cancellation } = row
  return tripMoney({
    quoted: money(total, currency),
    billed: billed_total === null ? null : money(billed_total, currency),
    paid: money(paid, currency),
    collected: money(collected, currency),
    cancelled: cancellation as Cancelled | null,
  })
}
