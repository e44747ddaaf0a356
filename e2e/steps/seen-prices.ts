import { saveObservations } from '#domains/rentals/seen-prices/seen-price.store.ts'
import type { PriceObservation } from '#domains/rentals/seen-prices/price-observation.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import type { Visit } from '../environment/environment.ts'
import { dayAhead } from './steps.ts'

/** Prices at an airport, by default Kuwait's, as searches would have recorded them: one of the nine is 30% under the others. */
export async function seeDeal(
  { database, clock, app }: TestSite,
  placeId = 'KWI',
): Promise<Pick<PriceObservation, 'pickUpDate' | 'days'>> {
  const first = Temporal.PlainDate.from(dayAhead(70)).with({ day: 1 })
  const prices = Array.from({ length: 9 }, (_, at): PriceObservation => ({
    placeId,
    pickUpDate: first.add({ days: at }).toString(),
    days: 3,
    category: 'economy',
    planId: 'renticar',
    total: at === 4 ? 7_000 : 10_000,
    seenAt: clock.now().epochMilliseconds,
  }))
  await saveObservations(database.db, prices, [])
  // Another visit may have searched there within the minutes for which a place is not computed again.
  await database.db
    .updateTable('seen_places')
    .set({ taken_at: null })
    .where('place_id', '=', placeId)
    .execute()
  await app.runJob('figures of places')
  // A page cached before the deal is rendered again after two minutes.
  clock.pass({ minutes: 3 })
  return { pickUpDate: first.add({ days: 4 }).toString(), days: 3 }
}

/** The lowest totals of pick-up days (in hundredths of a euro), as searches for so many days would have recorded them. */
export async function seeDays(
  { database, clock }: TestSite,
  { placeId, days, totals }: { placeId: string; days: number; totals: Readonly<Record<string, number>> },
): Promise<void> {
  const seenAt = clock.now().epochMilliseconds
  const observations = Object.entries(totals).map(([pickUpDate, total]): PriceObservation => {
    return { placeId, pickUpDate, days, category: 'mini', planId: 'renticar', total, seenAt }
  })
  await saveObservations(database.db, observations, [])
}

/** Returns the message about a cheaper day. */
export function cheaperDayText(t: Visit['t']): RegExp {
  return new RegExp(t('home:form.less', { saving: '.+', day: '.+' }))
}
