import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { stockRows } from '#src/seed/stock/stock-rows.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { up } from './0311_covers_of_seeded_garages.ts'

test('a garage seeded before it could say what a protection covers says it; what its people changed stays as it is', async () => {
  const database = await testDatabase()
  const tx = await database.db.startTransaction().execute()
  try {
    const seeded = stockRows()
    await tx
      .insertInto('stock_stations')
      .values(seeded.stock_stations)
      .onConflict((oc) => oc.doNothing())
      .execute()
    const silent = seeded.stock_protections.map((row) => ({ ...row, covers: [], excludes: [] }))
    const renamed = { ...silent[0]!, name: 'Theft and collision', code: 'OWN' }
    await tx.deleteFrom('stock_protections').execute()
    await tx
      .insertInto('stock_protections')
      .values([...silent, renamed])
      .execute()
    await up(tx as unknown as Kysely<unknown>)
    const rows = await tx
      .selectFrom('stock_protections')
      .selectAll()
      .orderBy(sql`station, code`)
      .execute()
    const told = rows.filter(({ code }) => code !== 'OWN')
    const byPlace = (one: { station: string; code: string }) => `${one.station} ${one.code}`
    expect(new Map(told.map((row) => [byPlace(row), [row.covers, row.excludes]]))).toEqual(
      new Map(seeded.stock_protections.map((row) => [byPlace(row), [row.covers, row.excludes]])),
    )
    expect(rows.filter(({ code }) => code === 'OWN')).toMatchObject([{ covers: [], excludes: [] }])
  } finally {
    await tx.rollback().execute()
    await database.close()
  }
})
