import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { seedPlaces } from './seed-places.ts'

const database = forFile(await testDatabase())
await seedPlaces(database.db)

async function rename(name: string): Promise<void> {
  await database.db.updateTable('locations').set({ name_en: name }).where('id', '=', 'DXB').execute()
}

async function nameOfDubai(): Promise<string> {
  const row = await database.db
    .selectFrom('locations')
    .select('name_en')
    .where('id', '=', 'DXB')
    .executeTakeFirstOrThrow()
  return row.name_en
}

test('places that are there in this version are not written again', async () => {
  await rename('Renamed by hand')
  await seedPlaces(database.db)
  expect(await nameOfDubai()).toBe('Renamed by hand')
})

test('places of another version are brought up to date, once', async () => {
  await rename('As the version before called it')
  await database.db.updateTable('seeds').set({ fingerprint: 'another' }).execute()
  await seedPlaces(database.db)
  expect(await nameOfDubai()).toMatch(/^Dubai/)
  await rename('Renamed by hand')
  await seedPlaces(database.db)
  expect(await nameOfDubai()).toBe('Renamed by hand')
})
