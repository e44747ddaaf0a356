import { sql, type Kysely } from 'kysely'

/**
 * Restores of a backup: what happened between the two moments is in the books of others alone, until it is compared; and
 * whom it brought back, though they had been erased since, until they are erased again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table restores (
      id uuid primary key,
      backup_at timestamptz not null,
      restored_at timestamptz not null,
      -- The process that compares it may end.
      compare_again_at timestamptz,
      compared_at timestamptz
    )`.execute(db)
  await sql`
    create table erasures_to_repeat (
      kind text not null check (kind in ('account', 'profile')),
      subject_id uuid not null,
      primary key (kind, subject_id)
    )`.execute(db)
}
