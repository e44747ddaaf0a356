import { saveObservations } from '#domains/rentals/seen-prices/seen-price.store.ts'
import { saveTerms } from '#domains/rentals/seen-prices/seen-terms.store.ts'
import type { SeenTerms } from '#domains/rentals/seen-prices/seen-terms.ts'
import type { PriceObservation } from '#domains/rentals/seen-prices/price-observation.ts'
import type { TestApp } from '../../infrastructure/app.ts'

/** Returns functions that record prices and terms at Dubai airport as searches would, and compute the figures of their places. */
export function priceRecorder({ app, clock, database }: Pick<TestApp, 'app' | 'clock' | 'database'>) {
  const now = () => clock.now().epochMilliseconds
  return {
    async prices(...observed: Partial<PriceObservation>[]): Promise<void> {
      const observations = observed.map((over) => ({
        placeId: 'DXB',
        pickUpDate: daysAhead(90),
        days: 3,
        category: 'economy' as const,
        planId: 'europcar-standard',
        total: 9000,
        seenAt: now(),
        ...over,
      }))
      await saveObservations(database.db, observations, [])
      // Somebody may have searched there within the minutes for which a place is not computed again.
      const places = observations.map(({ placeId }) => placeId)
      await database.db
        .updateTable('seen_places')
        .set({ taken_at: null })
        .where('place_id', 'in', places)
        .execute()
      // The first may join a run that started before these were written; the second starts after it.
      await app.runJob('figures of places')
      await app.runJob('figures of places')
    },
    terms: (...seen: Partial<SeenTerms>[]) =>
      saveTerms(
        database.db,
        seen.map((over) => ({
          placeId: 'DXB',
          supplierId: 14,
          ageBand: 25,
          depositLow: 80_000,
          depositHigh: 120_000,
          fuelPolicies: ['full_to_full'],
          unlimitedMileage: true,
          youngDriverFee: false,
          seenAt: now(),
          ...over,
        })),
      ),
    /** The day so many days from now, in UTC. */
    daysAhead,
  }

  function daysAhead(days: number): string {
    return clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString()
  }
}

/** Five prices in two classes, over two months: enough for a page that search engines list. */
export async function recordEnoughPrices(
  placeId: string,
  { prices, daysAhead }: ReturnType<typeof priceRecorder>,
): Promise<void> {
  await prices(
    { placeId, pickUpDate: daysAhead(3) },
    { placeId, pickUpDate: daysAhead(20), total: 7200 },
    { placeId, pickUpDate: daysAhead(60), days: 7, total: 15_400 },
    { placeId, pickUpDate: daysAhead(60), category: 'luxury', total: 48_000 },
    { placeId, pickUpDate: daysAhead(61), category: 'luxury', total: 51_000 },
  )
}
