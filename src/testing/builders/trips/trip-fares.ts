import type { CardVersion } from '#domains/fares/fare/compute-fare.ts'
import {
  withActuals,
  type Chosen,
  type FareInputs,
  type TripActuals,
} from '#domains/fares/lines/fare-inputs.ts'
import { type RouteEstimate } from '#domains/fares/distances/route-estimate.ts'
import type { CardOf, RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { categoryOfKind } from '#domains/fares/categories.contract.ts'

/** Round figures in rupees, so that fares are checked by hand. */
const rupees = { currency: 'INR', fuel_included: true }

/** ₹2,000 for 8 h and 80 km. */
export const RENTAL: CardOf<'rental'> = {
  kind: 'rental',
  ...rupees,
  packages: [
    { id: '4h40km', minutes: 240, km: 40, price: 120_000, garage_to_garage: false },
    { id: '8h80km', minutes: 480, km: 80, price: 200_000, garage_to_garage: false },
    { id: '12h120km', minutes: 720, km: 120, price: 280_000, garage_to_garage: false },
    { id: '8h80km-garage', minutes: 480, km: 80, price: 180_000, garage_to_garage: true },
  ],
  extra_km: 1400,
  extra_hour: 15_000,
  grace_minutes: 15,
  night: { amount: 24_000, by: 'minute' },
  estimates: [],
}

/** ₹900 in the centre; elsewhere ₹500 up to 20 km, then ₹20 a km. */
export const TRANSFER: CardOf<'transfer'> = {
  kind: 'transfer',
  ...rupees,
  zones: [{ zone_id: 'centre', price: 90_000 }],
  slabs: [
    { from_km: 0, to_km: 20, price: 50_000, per_km: 0 },
    { from_km: 20, to_km: null, price: 50_000, per_km: 2000 },
  ],
  waiting: { free_minutes: 60, per_minute: 300 },
  night: { amount: 20_000, by: 'night' },
  estimates: [{ kind: 'toll', per: 'trip', amount: 11_500 }],
}

/** ₹13 a km, at least 130 km. */
export const ONE_WAY: CardOf<'outstation_one_way'> = {
  kind: 'outstation_one_way',
  ...rupees,
  per_km: 1300,
  min_km: 130,
  driver_allowance: 30_000,
  waiting: { free_minutes: 30, per_minute: 200 },
  night: { amount: 30_000, by: 'night' },
  estimates: [{ kind: 'toll', per: 'km', amount: 100 }],
}

/** ₹12 a km, at least 250 km a day. */
export const ROUND_TRIP: CardOf<'outstation_round_trip'> = {
  kind: 'outstation_round_trip',
  ...rupees,
  per_km: 1200,
  min_km_per_day: 250,
  driver_allowance: 30_000,
  night: { amount: 30_000, by: 'night' },
  estimates: [{ kind: 'parking', per: 'day', amount: 5000 }],
}

/** ₹2,400 for a day with 240 km. */
export const SELF_DRIVE: CardOf<'self_drive'> = {
  kind: 'self_drive',
  currency: 'INR',
  fuel_included: false,
  plans: [{ id: 'day', minutes: 1440, km: 240, price: 240_000 }],
  deposit: 500_000,
  extra_km: 1000,
  extra_hour: 15_000,
  grace_minutes: 30,
  estimates: [],
}

/** The first version of a card. */
export function versionOf(content: RateCardContent): CardVersion {
  return {
    cardId: '019b0000-0000-7000-8000-000000000001',
    version: 1,
    versionId: '019b0000-0000-7000-8000-000000000002',
    content,
  }
}

type FareInput = {
  chosen: Chosen
  /** Wall times in `timeZone`, such as `2027-01-15T09:00`. */
  start: string
  end: string
  timeZone?: string
  /** Driving periods, in wall times; by default the whole trip. */
  driving?: readonly (readonly [from: string, to: string])[]
  way?: Partial<RouteEstimate>
  taxBasisPoints?: number
  actual?: Partial<Omit<TripActuals, 'started_at' | 'ended_at'>> & { from?: string; to?: string }
}

/** Returns the inputs of a fare from wall times; by default without tax. */
export function inputsOf({
  chosen,
  start,
  end,
  timeZone = 'Asia/Kolkata',
  driving = [[start, end]],
  way,
  taxBasisPoints = 0,
  actual,
}: FareInput): FareInputs {
  const at = (wall: string) =>
    Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant().toString()
  const quoted: FareInputs = {
    engine: 1,
    category: categoryOfKind(chosen.kind).number,
    time_zone: timeZone,
    start: at(start),
    end: at(end),
    way: way ? { km: 0, minutes: 0, source: 'estimate', fallback: false, ...way } : null,
    driving: driving.map(([from, to]) => ({ from: at(from), to: at(to) })),
    tax: { country: 'IN', from_day: '2025-09-22', fuel_included: true, basis_points: taxBasisPoints },
    chosen,
    actual: null,
  }
  return actual ? withActuals(quoted, actualsOf(actual, { start, end }, at)) : quoted
}

function actualsOf(
  { from, to, ...actual }: NonNullable<FareInput['actual']>,
  { start, end }: Pick<FareInput, 'start' | 'end'>,
  at: (wall: string) => string,
): TripActuals {
  return {
    km: 0,
    waiting_minutes: 0,
    garage_km: 0,
    garage_minutes: 0,
    charges: [],
    ...actual,
    started_at: at(from ?? start),
    ended_at: at(to ?? end),
  }
}
