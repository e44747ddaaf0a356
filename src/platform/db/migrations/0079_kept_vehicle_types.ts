import { sql, type Kysely } from 'kysely'

/** The pictures of the types that the product comes with; others are drawn by their seats until somebody chooses. */
const PICTURES = [
  ['hatchback', 'hatchback'],
  ['suv', 'suv'],
  ['luxury', 'luxury'],
] as const

/** Types of vehicles are kept by the staff, two of whom may change one at once, and who move them one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vehicle_types
      add column version integer not null default 1,
      add column picture text not null default 'saloon',
      drop constraint vehicle_types_rank_key`.execute(db)
  await sql`
    update vehicle_types set picture = case
      when seats > 20 then 'coach' when seats > 8 then 'van' when seats > 5 then 'people_carrier' else 'saloon' end`.execute(
    db,
  )
  for (const [id, picture] of PICTURES)
    await sql`update vehicle_types set picture = ${picture} where id = ${id}`.execute(db)
}
