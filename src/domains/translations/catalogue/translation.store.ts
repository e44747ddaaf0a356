import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from './i18n.contract.ts'
import type { TranslationState } from './staff-translation.contract.ts'
import type { Translation } from './translation.ts'

/** The platform and the language of a text. */
export type Audience = { platform: Platform; language: Language }

/** A requested text, as stored. */
export type StoredText = {
  id: string
  english: string
  state: TranslationState
  translation: Translation | null
}

/** A text that a member of the staff changes. Its row stays locked until the transaction ends. */
export type LockedText = StoredText & Audience & { version: number }

/** The decision of a member of the staff on a text. */
export type DecidedText =
  | { state: 'translated'; translation: Translation }
  | { state: 'dismissed'; translation: null }

type TextQuery = Audience & { texts: readonly string[] }

/** Returns the generation, which changes whenever a translator changes a text. */
export async function findGeneration(db: Db): Promise<string> {
  const { value } = await db.selectFrom('translation_generation').select('value').executeTakeFirstOrThrow()
  return String(value)
}

/** Returns human translations, in the order of their first request. */
export async function findHumanTranslations(
  db: Db,
): Promise<(Audience & { english: string; translation: Translation })[]> {
  const rows = await db
    .selectFrom('translations')
    .select(['platform', 'lang', 'english', 'text', 'forms'])
    .where('state', '=', 'translated')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ platform, lang: language, english, ...row }) => {
    const translation = translationOf(row)
    return translation ? [{ platform, language, english, translation }] : []
  })
}

/** Returns the stored ones among these texts. */
export async function findTexts(db: Db, query: TextQuery): Promise<StoredText[]> {
  return (await selectTexts(db, query).execute()).map(toStoredText)
}

/**
 * Counts a request of these texts, adds new ones, and returns all stored ones. At most `maxADay` are added for a platform
 * on a UTC day; the rest are omitted.
 */
export function queueTexts(
  db: Db,
  query: TextQuery,
  { maxADay, now }: { maxADay: number; now: Temporal.Instant },
): Promise<StoredText[]> {
  return db.transaction().execute(async (tx) => {
    const known = new Set((await selectTexts(tx, query).execute()).map(({ english }) => english))
    const fresh = query.texts.filter((text) => !known.has(text))
    await countRequest(tx, [...known], query, now)
    if (fresh.length > 0) await add(tx, fresh, { ...query, maxADay, now })
    return (await selectTexts(tx, query).execute()).map(toStoredText)
  })
}

/** Stores a machine's translation of a text that is still missing. */
export async function storeMachineText(
  db: Db,
  id: string,
  text: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('translations')
    .set({ state: 'machine', text, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'missing')
    .execute()
}

function selectTexts(db: Db, { texts, platform, language }: TextQuery) {
  return db
    .selectFrom('translations')
    .select(['id', 'english', 'state', 'text', 'forms'])
    .where('platform', '=', platform)
    .where('lang', '=', language)
    .where('english_hash', 'in', texts.map(sha256))
    .orderBy('id')
}

/** Locks a text until the transaction ends; null if there is none. */
export async function lockText(tx: Db, id: string): Promise<LockedText | null> {
  const row = await tx
    .selectFrom('translations')
    .select(['id', 'platform', 'lang', 'english', 'state', 'text', 'forms', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return { ...toStoredText(row), platform: row.platform, language: row.lang, version: row.version }
}

/** Changes a locked text, and notifies every process. */
export async function changeText(
  tx: Db,
  { id, version }: LockedText,
  { state, translation }: DecidedText,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('translations')
    .set({
      state,
      text: translation?.text ?? null,
      forms: translation?.forms ? JSON.stringify(translation.forms) : null,
      version: version + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('translation_generation')
    .set({ value: sql`value + 1` })
    .execute()
}

/** Counts another request of missing texts. Locked in a fixed order, so that two calls do not deadlock. */
async function countRequest(
  tx: Db,
  texts: readonly string[],
  { platform, language }: Audience,
  now: Temporal.Instant,
): Promise<void> {
  if (texts.length === 0) return
  const locked = tx
    .selectFrom('translations')
    .select('id')
    .where('platform', '=', platform)
    .where('lang', '=', language)
    .where('english_hash', 'in', texts.map(sha256))
    .where('state', '=', 'missing')
    .orderBy('id')
    .forUpdate()
  await tx
    .with('seen', () => locked)
    .updateTable('translations')
    .from('seen')
    .set({ asked: sql`asked + 1`, last_seen: now })
    .whereRef('translations.id', '=', 'seen.id')
    .execute()
}

/**
 * Adds as many texts as the daily limit allows. The row of the day is locked, so that concurrent calls do not exceed
 * it.
 */
async function add(
  tx: Db,
  texts: readonly string[],
  { platform, language, maxADay, now }: Audience & { maxADay: number; now: Temporal.Instant },
): Promise<void> {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().toString()
  await tx
    .insertInto('translation_days')
    .values({ platform, day, opened_at: now })
    .onConflict((same) => same.doNothing())
    .execute()
  const { added } = await tx
    .selectFrom('translation_days')
    .select('added')
    .where('platform', '=', platform)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const taken = texts.slice(0, Math.max(0, maxADay - added))
  if (taken.length === 0) return
  const inserted = await tx
    .insertInto('translations')
    .values(
      taken.map((english) => ({
        id: newId(),
        platform,
        lang: language,
        english,
        english_hash: sha256(english),
        state: 'missing' as const,
        first_seen: now,
        last_seen: now,
        changed_at: now,
      })),
    )
    .onConflict((same) => same.doNothing())
    .returning('id')
    .execute()
  await tx
    .updateTable('translation_days')
    .set({ added: added + inserted.length })
    .where('platform', '=', platform)
    .where('day', '=', day)
    .execute()
}

type Row = {
  id: string
  english: string
  state: TranslationState
  text: string | null
  forms: object | null
}

function toStoredText({ id, english, state, ...row }: Row): StoredText {
  return { id, english, state, translation: translationOf(row) }
}

/** Returns the translation of a row, if it has one. */
export function translationOf({ text, forms }: Pick<Row, 'text' | 'forms'>): Translation | null {
  if (text !== null) return { text }
  return forms && { forms }
}
