import { sql, type Kysely } from 'kysely'

/**
 * The audit only grows, whoever asks. What erasing a person takes out of it is let through: the network address of who
 * worked here, and the reasons that were typed for what was done with a booking or a trip. Plain triggers in PL/pgSQL, which YugabyteDB
 * knows and CockroachDB since 24.3; the one against `truncate` is PostgreSQL's and YugabyteDB's alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_entry_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.id = old.id and new.at = old.at and new.staff_id = old.staff_id and new.action = old.action
            and new.subject = old.subject and new.subject_id = old.subject_id
            and (new.address is null or new.address = old.address)
            and (new.before is not distinct from old.before
              or new.before = old.before - '{reason,said}'::text[])
            and (new.after is not distinct from old.after
              or new.after = old.after - '{reason,said}'::text[])
          then
            return new;
          end if;
        end if;
        raise exception 'what the staff did stays written' using errcode = 'check_violation';
      end $$`.execute(db)
  await sql`
    create trigger audit_entry_stays before update or delete on audit_entries
      for each row execute function audit_entry_stays()`.execute(db)
  await sql`
    create trigger audit_entries_stay before truncate on audit_entries
      for each statement execute function audit_entry_stays()`.execute(db)
}
