import { sql, type Kysely } from 'kysely'

/** What is added to suppliers' prices where a plan's own margin is not: a rule that is removed stays, and no longer holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table margin_rules (
      id uuid primary key,
      version int not null check (version > 0),
      plan_id text references plans,
      supplier_id int references suppliers,
      residence text check (residence ~ '^[A-Z]{2}$'),
      country text check (country ~ '^[A-Z]{2}$'),
      place text,
      category text,
      lead_from int,
      lead_to int,
      days_from int,
      days_to int,
      how text not null check (how in ('set', 'add')),
      basis_points int not null,
      starts_on date not null,
      ends_on date,
      -- Null: who has deleted their account.
      changed_by uuid references users,
      changed_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create index margin_rules_plan on margin_rules (plan_id)`.execute(db)
  await sql`create index margin_rules_supplier on margin_rules (supplier_id)`.execute(db)
  await sql`create index margin_rules_changed_by on margin_rules (changed_by)`.execute(db)
}
