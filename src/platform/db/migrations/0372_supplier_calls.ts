import { sql, type Kysely } from 'kysely'

/** What came of asking each plan for cars, counted by minutes over all processes, and what could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier_calls (
      plan_id text not null references plans,
      minute timestamptz not null,
      outcome text not null,
      -- How long it took, as the number of a step; 0: nothing was asked.
      step int not null,
      count int not null,
      primary key (plan_id, minute, outcome, step)
    )`.execute(db)
  await sql`create index supplier_calls_minute on supplier_calls (minute)`.execute(db)
  await sql`
    create table supplier_garbage (
      plan_id text not null references plans,
      minute timestamptz not null,
      detail text not null,
      count int not null,
      primary key (plan_id, minute, detail)
    )`.execute(db)
  await sql`create index supplier_garbage_minute on supplier_garbage (minute)`.execute(db)
}
