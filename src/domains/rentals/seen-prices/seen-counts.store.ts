import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PlaceFigures } from './seen-price.ts'

/** Number of observed prices and classes at a place. */
export type SeenCount = { prices: number; categories: number; newest: string }

/** Counts the prices of each place, by its id; places whose newest price is older than `since` are absent. */
export async function countObservations(
  db: Db,
  since: Temporal.Instant,
): Promise<ReadonlyMap<string, SeenCount>> {
  const figure = <Value>(name: keyof PlaceFigures) => sql<Value>`figures->${name}`
  const rows = await db
    .selectFrom('seen_places')
    .select([
      'place_id',
      sql<number>`(${figure('count')})::integer`.as('prices'),
      sql<number>`(select count(distinct price->>'category')::integer
        from jsonb_array_elements(${figure('by_category')}) as price)`.as('categories'),
      sql<string>`figures->>'newest'`.as('newest'),
    ])
    .where('newest_seen_at', '>=', since)
    .where(sql<boolean>`figures->>'newest' is not null`)
    .execute()
  return new Map(rows.map(({ place_id, ...count }) => [place_id, count]))
}
