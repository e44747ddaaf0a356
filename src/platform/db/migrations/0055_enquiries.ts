import { sql, type Kysely } from 'kysely'

/**
 * What people write to us, with the replies. Feedback of before is copied; its own table stays for one more release, in
 * which nothing reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiries (
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('contact', 'local_deal', 'supplier', 'partner', 'feedback')),
      state text not null check (state in ('new', 'open', 'answered', 'closed', 'spam')),
      version int not null default 1,
      lang_id int not null,
      name text,
      email text,
      user_id uuid references users,
      message text not null,
      content jsonb not null,
      page text,
      booking_id uuid references bookings,
      signs text[] not null default '{}',
      owner_id uuid references users,
      owned_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index enquiries_state on enquiries (state, id)`.execute(db)
  await sql`create index enquiries_kind on enquiries (kind, id)`.execute(db)
  await sql`create index enquiries_changed on enquiries (changed_at) where state in ('answered', 'closed', 'spam')`.execute(
    db,
  )
  await sql`create index enquiries_email on enquiries (email, created_at)`.execute(db)
  await sql`create index enquiries_user on enquiries (user_id) where user_id is not null`.execute(db)
  await sql`create index enquiries_booking on enquiries (booking_id) where booking_id is not null`.execute(db)
  await sql`create index enquiries_owner on enquiries (owner_id) where owner_id is not null`.execute(db)
  await sql`
    create table enquiry_replies (
      id uuid primary key,
      enquiry_id uuid not null references enquiries on delete cascade,
      author text not null check (author in ('staff', 'sender')),
      staff_id uuid references users,
      message text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index enquiry_replies_enquiry on enquiry_replies (enquiry_id, id)`.execute(db)
  await sql`create index enquiry_replies_staff on enquiry_replies (staff_id) where staff_id is not null`.execute(
    db,
  )
  await sql`
    create table form_uses (
      token_hash bytea primary key,
      uses int not null,
      opened_at timestamptz not null
    )`.execute(db)
  await sql`create index form_uses_opened on form_uses (opened_at)`.execute(db)
  await copyFeedback(db)
}

/** Multiplying by a number coprime to 10⁸ gives each row another number, which do not follow each other. */
async function copyFeedback(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into enquiries (id, number, kind, state, lang_id, user_id, message, content, created_at, changed_at)
    select id, 'E-' || substr(digits, 1, 4) || '-' || substr(digits, 5), 'feedback', 'new', lang_id, user_id, message,
      jsonb_build_object('topic', topic, 'score', score), created_at, created_at
    from (
      select feedback.*,
        lpad(((row_number() over (order by id) * 61728397 + 40961873) % 100000000)::text, 8, '0') as digits
      from feedback
    ) numbered`.execute(db)
}
