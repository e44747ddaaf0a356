import { sql, type Kysely } from 'kysely'

/**
 * Members of the staff with their roles, and which tokens have passed a second step. Who was on the staff before could
 * do all there was to do, and becomes an administrator; their tokens have to pass the second step first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_members (
      user_id uuid primary key references users,
      version integer not null default 1,
      roles text[] not null check (roles <@ array[
        'support', 'finance', 'content', 'suppliers', 'partners', 'dispatch', 'translator', 'admin']),
      -- Nobody: the first administrator.
      invited_by uuid references users,
      invited_at timestamptz not null,
      suspended_at timestamptz
    )`.execute(db)
  await sql`create index staff_members_invited_by on staff_members (invited_by) where invited_by is not null`.execute(
    db,
  )
  await sql`
    insert into staff_members (user_id, roles, invited_at)
    select id, array['admin'], created_at from users where role = 'staff' and erased_at is null`.execute(db)
  await sql`alter table tokens add column second_step_at timestamptz`.execute(db)
}
