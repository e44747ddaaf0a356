import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCHED_TRIP_PEOPLE } from '#domains/identity/public.ts'
import { foldAll } from '#platform/db/searched-rows.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { searchCallers, searchQuery } from './trip-caller.store.ts'

const PEOPLE = 5000

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`
    insert into trip_people (id, name, email, mobile, created_at)
    select gen_random_uuid(), 'Caller' || n || ' Family' || n, 'caller' || n || '@example.com', '+9715' || (10000000 + n), now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db)
  await sql`
    insert into trip_profiles (id, person_id, created_at) select gen_random_uuid(), id, now() from trip_people`.execute(
    db,
  )
  await foldAll(db, [SEARCHED_TRIP_PEOPLE])()
  await sql`analyze trip_people, trip_profiles`.execute(db)
})
afterAll(() => database.close())

test.for([
  { by: 'a first name', text: 'caller4711' },
  { by: 'the beginning of a family name', text: 'FAMILY471' },
  { by: 'both names, the last one incomplete', text: 'Caller4711 Fam' },
  { by: 'an address', text: 'Caller4711@ex' },
  { by: 'a number', text: '+9715100047' },
])('a caller is found by $by among very many, without reading them all', async ({ text }) => {
  const found = await searchCallers(database.db, text)
  expect(found.map(({ name }) => name)).toContain(
    text === '+9715100047' ? 'Caller4700 Family4700' : 'Caller4711 Family4711',
  )
  const plan = await database.db.transaction().execute(async (tx) => {
    // At this size a sequential scan is as fast.
    await sql`set local enable_seqscan = off`.execute(tx)
    return JSON.stringify(await searchQuery(tx, text).explain())
  })
  expect(plan).not.toMatch(/Seq Scan on (trip_people|trip_profiles)/)
})

test.for(["O'Brien \\ & (", '%%', "''", ':* | !'])('“%s” is looked up as entered', async (text) => {
  expect(await searchCallers(database.db, text)).toEqual([])
})
