import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BODIES, type BodyOf } from '#domains/content/content-body.contract.ts'
import { CONTENT_PAGES } from '#domains/content/content-page.contract.ts'
import { unpublishableReason } from '#domains/content/publishable.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { readSeededBody, seedContent } from './seed-content.ts'

/** A longer body is refused before it is read. */
const LONGEST_REQUEST = 100_000

test.for(CONTENT_PAGES)('%s is whole in both languages, and the staff could save it', async (page) => {
  const body = await readSeededBody(page)
  expect(BODIES[page].safeParse(body).error?.issues ?? []).toEqual([])
  expect(unpublishableReason(body)).toBeNull()
  expect(new TextEncoder().encode(JSON.stringify(body)).byteLength).toBeLessThan(LONGEST_REQUEST * 0.9)
})

test.for(CONTENT_PAGES)('%s is Arabic in Arabic, and writes tanwin before its alif', async (page) => {
  const { en, ar } = await readSeededBody(page)
  expect(textsIn(en).filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([])
  expect(textsIn(ar).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
  expect(JSON.stringify(ar)).not.toContain('\u0627\u064b')
})

test.for(CONTENT_PAGES)('%s links to the same pages in both languages', async (page) => {
  const { en, ar } = await readSeededBody(page)
  const links = (text: object | null) =>
    [...JSON.stringify(text).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link)
  expect(links(ar)).toEqual(links(en))
})

test('Help & FAQs has enough topics and questions, and some of them are for the home page', async () => {
  const { en, ar } = (await readSeededBody('help')) as BodyOf<'help'>
  for (const text of [en, ar]) {
    const questions = text?.topics.flatMap((topic) => topic.questions) ?? []
    expect(text?.topics.length).toBeGreaterThanOrEqual(8)
    expect(questions.length).toBeGreaterThanOrEqual(40)
    const onHome = questions.filter(({ on_home }) => on_home)
    expect(onHome.length).toBeGreaterThanOrEqual(4)
    expect(onHome.length).toBeLessThanOrEqual(8)
  }
  expect(en?.topics.map(({ questions }) => questions.length)).toEqual(
    ar?.topics.map(({ questions }) => questions.length),
  )
})

test('a page is seeded once: what the staff published stays, and a page that is new is added', async () => {
  const database = await testDatabase()
  try {
    const { db } = database
    await db.insertInto('content_versions').values(version('about')).execute()
    await db.updateTable('content_pages').set({ published: 2 }).where('page', '=', 'about').execute()
    await sql`alter table content_pages disable trigger all`.execute(db)
    await sql`alter table content_versions disable trigger all`.execute(db)
    await db.deleteFrom('content_versions').where('page', '=', 'help').execute()
    await db.deleteFrom('content_pages').where('page', '=', 'help').execute()
    await seedContent(db)
    const pages = await db.selectFrom('content_pages').select(['page', 'published']).orderBy('page').execute()
    expect(pages.filter(({ published }) => published !== 1)).toEqual([{ page: 'about', published: 2 }])
    expect(pages.map(({ page }) => page)).toEqual(CONTENT_PAGES.toSorted())
  } finally {
    await database.close()
  }
})

function version(page: string) {
  return {
    page,
    number: 2,
    body: '{}',
    author_id: null,
    created_at: Temporal.Instant.fromEpochMilliseconds(0),
  }
}

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return /^[a-z0-9-]+$/.test(content) ? [] : [content]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : []
}
