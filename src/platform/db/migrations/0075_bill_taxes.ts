import { sql, type Kysely } from 'kysely'

/** The states of India, by their GST codes, in which the first cities lie. */
const REGIONS = [
  ['in-blr', '29'],
  ['in-del', '07'],
  ['in-bom', '27'],
  ['in-maa', '33'],
  ['in-hyd', '36'],
  ['in-pnq', '27'],
  ['in-jai', '08'],
] as const

/** What a bill says of its tax besides the amount: who supplies, where, and whether the recipient pays the tax. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vehicle_owners
      add column tax_id text,
      add column corporate boolean not null default true`.execute(db)
  // A state where taxes are told apart by states: of India its GST code.
  await sql`alter table cities add column region text`.execute(db)
  for (const [city, region] of REGIONS)
    await sql`update cities set region = ${region} where id = ${city}`.execute(db)
  // Null: billed before these were kept.
  await sql`alter table trips add column bill_tax jsonb`.execute(db)
}
