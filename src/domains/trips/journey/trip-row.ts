import type { Fare, TripRequest, TripCategory } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { tripMoney, type TripMoney } from './trip-money.ts'
import type { Cancelled, TripRecord } from './trip.ts'
import type { Approval, PayBy, Traveller, TripStatus } from './trip.contract.ts'

type Nullable<Value> = Value | null

/** A row of `trips`, as far as a record needs it. */
export type TripRow = {
  id: string
  reference: string
  status: TripStatus
  version: number
  category: TripCategory
  city_id: string
  time_zone: string
  start_at: Temporal.Instant
  end_at: Temporal.Instant
  request: object
  vehicle_type_id: string
  traveller: object
  lang_id: number
  profile_id: Nullable<string>
  booked_by: Nullable<string>
  company_id: Nullable<string>
  pay_by: PayBy
  approval: Approval
  rate_card_version_id: Nullable<string>
  fare_inputs: object
  fare: object
  total: number
  currency: string
  paid: number
  collected: number
  bill_inputs: Nullable<object>
  bill: Nullable<object>
  bill_number: Nullable<string>
  departure_id: Nullable<string>
  seats: Nullable<number>
  vehicle_id: Nullable<string>
  driver_id: Nullable<string>
  odometer_start_km: Nullable<number>
  odometer_end_km: Nullable<number>
  started_at: Nullable<Temporal.Instant>
  ended_at: Nullable<Temporal.Instant>
  waiting_minutes: Nullable<number>
  garage_km: Nullable<number>
  garage_minutes: Nullable<number>
  cancellation: Nullable<object>
}

/** The JSON columns were written from these types. */
export function tripOf(row: TripRow): TripRecord {
  const { currency } = row
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    version: row.version,
    category: row.category,
    cityId: row.city_id,
    timeZone: row.time_zone,
    startAt: instantOf(row.start_at),
    endAt: instantOf(row.end_at),
    request: row.request as TripRequest,
    vehicleTypeId: row.vehicle_type_id,
    traveller: row.traveller as Traveller,
    langId: row.lang_id as LangId,
    profileId: row.profile_id,
    bookedBy: row.booked_by,
    companyId: row.company_id,
    payBy: row.pay_by,
    approval: row.approval,
    rateCardVersionId: row.rate_card_version_id,
    fareInputs: row.fare_inputs,
    fare: row.fare as Fare,
    total: { amount: row.total, currency },
    paid: { amount: row.paid, currency },
    collected: { amount: row.collected, currency },
    billInputs: row.bill_inputs,
    bill: row.bill as Fare | null,
    billNumber: row.bill_number,
    departureId: row.departure_id,
    seats: row.seats,
    vehicleId: row.vehicle_id,
    driverId: row.driver_id,
    odometerStartKm: row.odometer_start_km,
    odometerEndKm: row.odometer_end_km,
    startedAt: row.started_at && instantOf(row.started_at),
    endedAt: row.ended_at && instantOf(row.ended_at),
    waitingMinutes: row.waiting_minutes,
    garageKm: row.garage_km,
    garageMinutes: row.garage_minutes,
    cancelled: row.cancellation as Cancelled | null,
  }
}

type MoneyRow = Pick<TripRow, 'total' | 'currency' | 'paid' | 'collected' | 'cancellation'> & {
  billed_total: Nullable<number>
}

/** What the row of a trip costs, and what became of it. */
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

function instantOf(at: Temporal.Instant): Temporal.Instant {
  return at
}
