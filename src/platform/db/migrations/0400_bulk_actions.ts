import { sql, type Kysely } from 'kysely'

/** What the staff do to many rows at once, and what became of each row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_actions (
      id uuid primary key,
      staff_id uuid not null references users on delete cascade,
      request_key text not null,
      act text not null,
      which jsonb,
      choice jsonb,
      counted_to uuid,
      state text not null check (state in ('counting', 'running', 'done', 'stopped')),
      created_at timestamptz not null,
      ended_at timestamptz,
      stopped_by uuid,
      unique (staff_id, request_key)
    )`.execute(db)
  await sql`create index bulk_actions_open on bulk_actions (id) where ended_at is null`.execute(db)
  await sql`create index bulk_actions_ended on bulk_actions (ended_at) where ended_at is not null`.execute(db)
  await sql`
    create table bulk_action_rows (
      action_id uuid not null references bulk_actions on delete cascade,
      row_id uuid not null,
      state text not null check (state in ('waiting', 'done', 'refused', 'failed')),
      why text,
      primary key (action_id, row_id)
    )`.execute(db)
  await sql`
    create index bulk_action_rows_waiting on bulk_action_rows (action_id, row_id)
    where state = 'waiting'`.execute(db)
}
