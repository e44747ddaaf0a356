import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { RATE_CARDS } from './rate-cards.ts'
import { seedTrips } from './seed-trips.ts'

const database = forFile(await testDatabase())

async function everything() {
  const { db } = database
  return {
    cities: await db.selectFrom('cities').selectAll().orderBy('id').execute(),
    places: await db.selectFrom('trip_places').selectAll().orderBy('id').execute(),
    zones: await db.selectFrom('trip_zones').selectAll().orderBy('id').execute(),
    cards: await db.selectFrom('rate_cards').selectAll().orderBy('id').execute(),
    versions: await db.selectFrom('rate_card_versions').selectAll().orderBy('id').execute(),
  }
}

test('seeding again changes nothing, nor what the staff have changed since', async () => {
  const { db } = database
  await db.updateTable('cities').set({ name_en: 'Bangalore' }).where('id', '=', 'in-blr').execute()
  const before = await everything()
  expect([before.cards.length, before.versions.length]).toEqual([RATE_CARDS.length, RATE_CARDS.length])
  await Promise.all([seedTrips(db), seedTrips(db)])
  expect(await everything()).toEqual(before)
})
