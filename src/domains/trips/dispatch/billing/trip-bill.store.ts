import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Returns the next position of a series. It has no gaps, because a rollback also reverts the position. */
export async function nextBillPosition(tx: Db, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('trip_bill_series')
    .values({ series, last: 1 })
    .onConflict((same) => same.column('series').doUpdateSet({ last: sql`trip_bill_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
