import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ContentBody } from './content-body.contract.ts'
import type { ContentPage } from './content-page.contract.ts'

/** `former`: published before, but not now. */
type VersionState = 'draft' | 'published' | 'former'

/** An immutable version. `authorId`: null for texts included with the product. */
export type ContentVersion = {
  page: ContentPage
  number: number
  state: VersionState
  authorId: string | null
  /** The author’s name. Null if there is none or the account is deleted. */
  author: string | null
  createdAt: Temporal.Instant
  body: ContentBody
}

/** A page with its latest versions, newest first. */
type PageSummary = {
  page: ContentPage
  published: number | null
  changedAt: Temporal.Instant | null
  versions: Omit<ContentVersion, 'page' | 'body'>[]
}

type Saving = 'saved' | 'version_outdated'
type Publishing = 'published' | 'published_meanwhile'
type RestoredVersion = { to: number } | 'published_meanwhile' | 'nothing_before'

/** Signals to every process that published content has changed. */
export async function raiseContentGeneration(tx: Db): Promise<void> {
  await tx
    .updateTable('content_generation')
    .set({ value: sql`value + 1` })
    .execute()
}

/** Reads the number that changes with everything that readers see. */
export async function readContentGeneration(db: Db): Promise<string> {
  const { value } = await db.selectFrom('content_generation').select('value').executeTakeFirstOrThrow()
  return String(value)
}

/** Lists the published version of each page. */
export async function listPublished(
  db: Db,
): Promise<{ page: ContentPage; body: ContentBody; changedAt: string }[]> {
  const rows = await db
    .selectFrom('content_pages as p')
    .innerJoin('content_versions as v', (join) =>
      join.onRef('v.page', '=', 'p.page').onRef('v.number', '=', 'p.published'),
    )
    .select(['p.page', 'v.body', 'p.changed_at'])
    .execute()
  return rows.map(({ page, body, changed_at }) => ({
    page: page as ContentPage,
    body: body as ContentBody,
    changedAt: changed_at?.toString() ?? '',
  }))
}

/** Lists the pages with their newest versions. */
export async function listPages(db: Db, versionsPerPage: number): Promise<PageSummary[]> {
  const pages = await db
    .selectFrom('content_pages')
    .select(['page', 'published', 'changed_at'])
    .orderBy('page')
    .execute()
  const versions = await db
    .selectFrom('content_versions as v')
    .innerJoin(
      db
        .selectFrom('content_versions')
        .select(['page', (one) => one.fn.max('number').as('newest')])
        .groupBy('page')
        .as('n'),
      'n.page',
      'v.page',
    )
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .select(['v.page', 'v.number', 'v.author_id', 'v.created_at'])
    .select([wasPublished.as('was_published'), authorName.as('author')])
    .whereRef('v.number', '>', sql`n.newest - ${versionsPerPage}::int`)
    .orderBy('v.number', 'desc')
    .execute()
  return pages.map(({ page, published, changed_at }) => ({
    page: page as ContentPage,
    published,
    changedAt: changed_at,
    versions: versions
      .filter((version) => version.page === page)
      .map((version) => ({
        number: version.number,
        state: stateOf(version, published),
        authorId: version.author_id,
        author: version.author,
        createdAt: version.created_at,
      })),
  }))
}

export async function findVersion(db: Db, page: ContentPage, number: number): Promise<ContentVersion | null> {
  const row = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_pages as p', 'p.page', 'v.page')
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .selectAll('v')
    .select('p.published')
    .select([wasPublished.as('was_published'), authorName.as('author')])
    .where('v.page', '=', page)
    .where('v.number', '=', number)
    .executeTakeFirst()
  if (!row) return null
  return {
    page,
    number,
    state: stateOf(row, row.published),
    authorId: row.author_id,
    author: row.author,
    createdAt: row.created_at,
    body: row.body as ContentBody,
  }
}

type Draft = {
  page: ContentPage
  base: number
  body: ContentBody
  authorId: string | null
  now: Temporal.Instant
}

/** Saves the version after `base`. Returns `version_outdated` if there is a newer one. */
export async function insertVersion(tx: Db, { page, base, body, authorId, now }: Draft): Promise<Saving> {
  await tx
    .insertInto('content_pages')
    .values({ page })
    .onConflict((same) => same.doNothing())
    .execute()
  // A concurrent save waits here, and then finds this version.
  await tx.selectFrom('content_pages').select('page').where('page', '=', page).forUpdate().execute()
  const newest = await tx
    .selectFrom('content_versions')
    .select((one) => one.fn.max('number').as('number'))
    .where('page', '=', page)
    .executeTakeFirst()
  if ((newest?.number ?? 0) !== base) return 'version_outdated'
  await tx
    .insertInto('content_versions')
    .values({
      page,
      number: base + 1,
      body: JSON.stringify(body),
      author_id: authorId,
      created_at: now,
    })
    .execute()
  return 'saved'
}

type NewPublication = {
  page: ContentPage
  number: number
  /** The published version that the caller expects. */
  instead: number | null
  by: string | null
  now: Temporal.Instant
}

/** Publishes a version. Returns `published_meanwhile` if the published one is no longer `instead`. */
export async function insertPublication(
  tx: Db,
  { page, number, instead, by, now }: NewPublication,
): Promise<Publishing> {
  const { numUpdatedRows } = await tx
    .updateTable('content_pages')
    .set({ published: number, changed_at: now })
    .where('page', '=', page)
    .where('published', 'is not distinct from', instead)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return 'published_meanwhile'
  const last = tx
    .selectFrom('content_publications')
    .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
    .where('page', '=', page)
  await tx
    .insertInto('content_publications')
    .values({ page, place: last, number, published_by: by, published_at: now })
    .execute()
  await raiseContentGeneration(tx)
  return 'published'
}

/** Withdraws the published version, and republishes the previous one. */
export async function withdrawPublication(
  tx: Db,
  { page, published, now }: { page: ContentPage; published: number; now: Temporal.Instant },
): Promise<RestoredVersion> {
  const locked = await tx
    .selectFrom('content_pages')
    .select('published')
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirst()
  if (locked?.published !== published) return 'published_meanwhile'
  const [current, before] = await tx
    .selectFrom('content_publications')
    .select(['place', 'number'])
    .where('page', '=', page)
    .where('withdrawn_at', 'is', null)
    .orderBy('place', 'desc')
    .limit(2)
    .execute()
  if (!current || !before) return 'nothing_before'
  await tx
    .updateTable('content_publications')
    .set({ withdrawn_at: now })
    .where('page', '=', page)
    .where('place', '=', current.place)
    .execute()
  await tx
    .updateTable('content_pages')
    .set({ published: before.number, changed_at: now })
    .where('page', '=', page)
    .execute()
  await raiseContentGeneration(tx)
  return { to: before.number }
}

const authorName = sql<string | null>`nullif(concat_ws(' ', u.first_name, u.last_name), '')`

const wasPublished = sql<boolean>`exists (
  select from content_publications c where c.page = v.page and c.number = v.number)`

function stateOf(
  version: { number: number; was_published: boolean },
  published: number | null,
): VersionState {
  if (version.number === published) return 'published'
  return version.was_published ? 'former' : 'draft'
}
