import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { SeenTerms } from './seen-terms.ts'

/** Stores terms; repeatable and in any order (`joinTerms`). */
export async function saveTerms(db: Db, terms: readonly SeenTerms[]): Promise<void> {
  const rows = terms.map(({ seenAt, ...one }) => ({
    ...snakeKeys(one),
    seen_at: Temporal.Instant.fromEpochMilliseconds(seenAt),
  }))
  const newer = sql`excluded.seen_day > kept.seen_day`
  await sql`
    insert into seen_terms as kept (place_id, supplier_id, age_band, deposit_low, deposit_high,
      fuel_policies, unlimited_mileage, young_driver_fee, seen_at)
    select place_id, supplier_id, age_band, deposit_low, deposit_high,
      array(select jsonb_array_elements_text(fuel_policies)), unlimited_mileage, young_driver_fee, seen_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (place_id text, supplier_id integer,
      age_band smallint, deposit_low integer, deposit_high integer, fuel_policies jsonb,
      unlimited_mileage boolean, young_driver_fee boolean, seen_at timestamptz)
    on conflict (place_id, supplier_id, age_band) do update set
      deposit_low = case when ${newer} then excluded.deposit_low
        else least(excluded.deposit_low, kept.deposit_low) end,
      deposit_high = case when ${newer} then excluded.deposit_high
        else greatest(excluded.deposit_high, kept.deposit_high) end,
      fuel_policies = case when ${newer} then excluded.fuel_policies
        else array(select distinct unnest(excluded.fuel_policies || kept.fuel_policies) order by 1) end,
      unlimited_mileage = excluded.unlimited_mileage and (${newer} or kept.unlimited_mileage),
      young_driver_fee = excluded.young_driver_fee or (not ${newer} and kept.young_driver_fee),
      seen_at = greatest(excluded.seen_at, kept.seen_at)
    where excluded.seen_day >= kept.seen_day`.execute(db)
}

/** Lists the terms observed at a place since an instant. */
export async function listTerms(db: Db, placeId: string, since: Temporal.Instant): Promise<SeenTerms[]> {
  const rows = await db
    .selectFrom('seen_terms')
    .select(['place_id', 'supplier_id', 'age_band', 'deposit_low', 'deposit_high', 'fuel_policies'])
    .select(['unlimited_mileage', 'young_driver_fee', 'seen_at'])
    .where('place_id', '=', placeId)
    .where('seen_at', '>=', since)
    .orderBy('supplier_id')
    .orderBy('age_band')
    .execute()
  return rows.map(({ seen_at, ...row }) => ({
    ...camelKeys(row),
    seenAt: seen_at.epochMilliseconds,
  }))
}
