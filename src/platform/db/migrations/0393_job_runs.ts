import { sql, type Kysely } from 'kysely'

/** The last run of each job in each process, so that whoever runs the product sees those of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_runs (
      name text not null,
      worker_id uuid not null,
      started_at timestamptz not null,
      took_ms int not null,
      error text,
      primary key (name, worker_id)
    )`.execute(db)
}
