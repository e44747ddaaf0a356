import { sql, type Kysely } from 'kysely'

/**
 * Texts that somebody asked a translation of and the product has none for. A text may be longer than an index entry, so
 * its hash is the key. `translation_days` counts what came on a day, which is limited; the generation changes with every
 * text of a translator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translations (
      id uuid primary key,
      platform text not null check (platform in ('web', 'widget')),
      lang text not null check (lang in ('en', 'ar')),
      english text not null,
      english_hash bytea not null,
      state text not null check (state in ('missing', 'machine', 'translated', 'dismissed')),
      text text,
      forms jsonb,
      version int not null default 1,
      asked int not null default 1,
      first_seen timestamptz not null,
      last_seen timestamptz not null,
      changed_at timestamptz not null,
      unique (english_hash, platform, lang),
      check (num_nonnulls(text, forms) = (case when state in ('machine', 'translated') then 1 else 0 end))
    )`.execute(db)
  await sql`create index translations_state on translations (state, id)`.execute(db)
  await sql`create index translations_seen on translations (last_seen) where state = 'missing'`.execute(db)
  await sql`create index translations_changed on translations (changed_at)`.execute(db)
  await sql`
    create table translation_days (
      platform text not null,
      day date not null,
      added int not null default 0,
      opened_at timestamptz not null,
      primary key (platform, day)
    )`.execute(db)
  await sql`
    create table translation_generation (
      only_row boolean primary key default true check (only_row),
      value bigint not null
    )`.execute(db)
  await sql`insert into translation_generation (value) values (0)`.execute(db)
}
