import { readFile } from 'node:fs/promises'
import type { ContentBody } from '#domains/content/content-body.contract.ts'
import { CONTENT_PAGES, type ContentPage } from '#domains/content/content-page.contract.ts'
import { insertPublication, insertVersion } from '#domains/content/content.store.ts'
import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { oneLine, parseQuestions, parseText } from './parse-text.ts'

/** The day of the texts that the product comes with. */
const WRITTEN = Temporal.Instant.from('2026-11-23T00:00:00Z')

/**
 * Publishes the product's own texts, each page once: later staff edits persist, and a page added by a release
 * appears from then on.
 */
export async function seedContent(db: Db): Promise<void> {
  const rows = await db.selectFrom('content_pages').select('page').execute()
  const seeded = new Set(rows.map(({ page }) => page))
  for (const page of CONTENT_PAGES.filter((name) => !seeded.has(name)))
    await publishSeeded(db, page, await readSeededBody(page))
}

async function publishSeeded(db: Db, page: ContentPage, body: ContentBody): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('content_pages')
      .values({ page })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    if (added !== 1n) return
    await insertVersion(tx, { page, base: 0, body, authorId: null, now: WRITTEN })
    await insertPublication(tx, { page, number: 1, instead: null, by: null, now: WRITTEN })
  })
}

/** Reads the product's own text of a page, in every language. */
export async function readSeededBody(page: ContentPage): Promise<ContentBody> {
  const texts = await Promise.all(
    LANGUAGE_CODES.map(async (language) => [language, await readText(page, language)] as const),
  )
  return Object.fromEntries(texts) as ContentBody
}

async function readText(page: ContentPage, language: Language) {
  const url = new URL(`texts/${language}/${page}.md`, import.meta.url)
  const { title, lead, parts } = parseText(await readFile(url, 'utf8'))
  if (page === 'home')
    return {
      hero: { title, lead },
      steps: parts.map(({ heading, markdown }) => ({ title: heading, text: oneLine(markdown) })),
    }
  if (page === 'help')
    return {
      topics: parts.map(({ heading, id, markdown }) => ({
        id,
        topic: heading,
        questions: parseQuestions(markdown),
      })),
    }
  return { title, description: lead, sections: parts }
}
