import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { CITIES } from './cities.ts'
import { PLACES } from './places.ts'
import { RATE_CARDS } from './rate-cards.ts'
import { VEHICLE_TYPES } from './vehicle-types.ts'
import { ZONES } from './zones.ts'
import { seedOnce } from '../seed-once.ts'

/** Publication time of the first rate cards, and the first pick-up day that they apply to. */
const PUBLISHED = Temporal.Instant.from('2025-12-15T00:00:00Z')
const FROM_DAY = '2026-01-01'

/**
 * Seeds cities with their places and zones, vehicle types, and the first rate cards. Idempotent, and keeps
 * later staff changes. Conflicts name no column: of processes that start at once, one may collide with
 * another's row first by its airport code or its rank.
 */
export async function seedTrips(db: Db): Promise<void> {
  await db
    .insertInto('cities')
    .values([...CITIES])
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .insertInto('trip_places')
    .values([...PLACES])
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .insertInto('trip_zones')
    .values([...ZONES])
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .insertInto('vehicle_types')
    .values([...VEHICLE_TYPES])
    .onConflict((same) => same.doNothing())
    .execute()
  await seedRateCards(db)
}

/** Seeds rate cards once: later staff versions persist. */
async function seedRateCards(db: Db): Promise<void> {
  await seedOnce(db, 'rate-cards', async (tx) => {
    const cards = RATE_CARDS.map(({ content, ...card }) => ({
      card: { id: newId(), ...card, created_at: PUBLISHED },
      content,
    }))
    await tx
      .insertInto('rate_cards')
      .values(cards.map(({ card }) => card))
      .execute()
    await tx
      .insertInto('rate_card_versions')
      .values(
        cards.map(({ card, content }) => ({
          id: newId(),
          rate_card_id: card.id,
          version: 1,
          from_day: FROM_DAY,
          content,
          published_at: PUBLISHED,
        })),
      )
      .execute()
  })
}
