import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { up } from './0531_names_are_folded.ts'

test('rows of before are folded, more than are folded at once', async () => {
  const database = await testDatabase()
  const { db } = database
  await sql`
    insert into trip_people (id, name, email, created_at)
    select gen_random_uuid(), 'Élodie ÖZTÜRK', 'p' || n || '@example.com', now()
    from generate_series(1, 2001) as n`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from trip_people
    where found_by like 'elodie ozturk p%@example com' and found_keys is not null`.execute(db)
  expect(rows).toEqual([{ count: 2001 }])
  await database.close()
})
