import type { Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { rolesOf } from '../members/member.store.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import type * as operations from './today-operations.contract.ts'
import type { StaffToday } from './today.contract.ts'
import { inOrderOfUrgency, type UrgentSource } from './urgent.ts'

type Day = { orders: number; revenue: Money[]; margin: Money[]; refunds: Money[] }
type OfSpan<Value> = (db: Db, from: Temporal.Instant, until: Temporal.Instant) => Promise<Value>

declare module '#platform/app.ts' {
  interface App {
    urgentSources: readonly UrgentSource[]
    dayFigures: {
      countSearches: (from: Temporal.Instant, until: Temporal.Instant) => Promise<number>
      /** Figures of car bookings. */
      readLedgerDay: OfSpan<Day>
      readTripSales: OfSpan<Money[]>
    }
  }
}

/** Max items per source. */
const MAX_OF_ONE = 10
const WEEK_HOURS = 7 * 24

/**
 * Reads the pending items and the figures of the day that a staff member's roles may see. Days are in UTC;
 * the same day a week ago is read up to the same time.
 */
export async function readToday(
  app: Pick<App, 'db' | 'readDb' | 'clock' | 'urgentSources' | 'dayFigures'>,
  { by }: Call<typeof operations.readToday>,
): Promise<StaffToday> {
  const { countSearches, readLedgerDay, readTripSales } = app.dayFigures
  const { readDb } = app
  const roles = await rolesOf(app.db, by.staffId)
  const now = app.clock.now()
  const midnight = now.toZonedDateTimeISO('UTC').startOfDay().toInstant()
  const [then, thenMidnight] = [now, midnight].map((at) => at.subtract({ hours: WEEK_HOURS })) as [
    Temporal.Instant,
    Temporal.Instant,
  ]
  // The current hour is included up to now.
  const hourEnds = now.round({ smallestUnit: 'hour', roundingMode: 'ceil' })
  const seesSales = mayDo(roles, ['support', 'finance'])
  const seesMoney = mayDo(roles, ['finance'])
  const [urgent, sales, tripSales] = await Promise.all([
    Promise.all(
      app.urgentSources.filter(({ needs }) => mayDo(roles, needs)).map(({ read }) => read(now, MAX_OF_ONE)),
    ),
    seesSales
      ? Promise.all([
          countSearches(midnight, hourEnds),
          countSearches(thenMidnight, then),
          readLedgerDay(readDb, midnight, now.add({ seconds: 1 })),
          readLedgerDay(readDb, thenMidnight, then),
        ])
      : null,
    seesMoney
      ? Promise.all([
          readTripSales(readDb, midnight, now.add({ seconds: 1 })),
          readTripSales(readDb, thenMidnight, then),
        ])
      : null,
  ])
  const [searches, searchesThen, day, dayThen] = sales ?? []
  const money = (name: 'revenue' | 'margin' | 'refunds') =>
    seesMoney && day && dayThen ? { today: day[name], week_ago: dayThen[name] } : null
  return {
    day: now.toString().slice(0, 10),
    until: then.toString(),
    urgent: inOrderOfUrgency(urgent.flat(), now),
    searches:
      searches === undefined || searchesThen === undefined
        ? null
        : { today: searches, week_ago: searchesThen },
    orders: day && dayThen ? { today: day.orders, week_ago: dayThen.orders } : null,
    revenue: money('revenue'),
    trip_revenue: tripSales && { today: tripSales[0], week_ago: tripSales[1] },
    margin: money('margin'),
    refunds: money('refunds'),
  }
}
