import { sql, type Kysely } from 'kysely'

/**
 * Pages whose text is content. A version is never changed once written; publications are a stack, so that going back
 * shows what was published before. The generation changes with everything that readers see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_pages (page text primary key, published int, changed_at timestamptz)`.execute(
    db,
  )
  await sql`
    create table content_versions (
      page text not null references content_pages,
      number int not null check (number > 0),
      body jsonb not null,
      author_id uuid references users,
      created_at timestamptz not null,
      primary key (page, number)
    )`.execute(db)
  await sql`create index content_versions_author on content_versions (author_id)`.execute(db)
  await sql`
    alter table content_pages
      add foreign key (page, published) references content_versions (page, number)`.execute(db)
  await sql`
    create table content_publications (
      page text not null,
      place int not null check (place > 0),
      number int not null,
      published_by uuid references users,
      published_at timestamptz not null,
      withdrawn_at timestamptz,
      primary key (page, place),
      foreign key (page, number) references content_versions (page, number)
    )`.execute(db)
  await sql`create index content_publications_by on content_publications (published_by)`.execute(db)
  await sql`
    create table content_generation (
      only_row boolean primary key default true check (only_row),
      value bigint not null
    )`.execute(db)
  await sql`insert into content_generation (value) values (0)`.execute(db)
}
