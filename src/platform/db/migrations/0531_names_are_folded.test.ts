import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { up } from './0531_names_are_folded.ts'

test('rows of before are folded, more than are folded at once', async () => {
  const database = await testDatabase()
  const { db } = database
  await sql`
    insert into trip_people (id, name, created_at)
    select gen_random_uuid(), 'Élodie ÖZTÜRK', now() from generate_series(1, 2001)`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const { rows } = await sql<{ found_by: string; count: number }>`
    select found_by, count(*)::int from trip_people group by found_by`.execute(db)
  expect(rows).toEqual([{ found_by: 'elodie ozturk', count: 2001 }])
  await database.close()
})
