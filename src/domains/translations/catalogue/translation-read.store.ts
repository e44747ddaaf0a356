import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { readMatching } from '#platform/db/read-matching.ts'
import type { TranslatedText } from './catalogue.ts'
import { formerText } from './former-text.ts'
import type { Platform } from './i18n.contract.ts'
import {
  MAX_COUNTED_TEXTS,
  type TranslationOfStaff,
  type TranslationsOfStaff,
  type TranslationState,
} from './staff-translation.contract.ts'
import { isPlural, placeholdersIn, PLURAL_FORMS, type Translation } from './translation.ts'
import { translationOf } from './translation.store.ts'

type TranslationFilter = {
  state?: TranslationState | undefined
  platform?: Platform | undefined
  lang?: Language | undefined
  search?: string | undefined
  /** Start of a day in UTC. */
  changedSince?: string | undefined
  after?: string | undefined
  limit: number
}

/** Maximum texts compared with an untranslated one: the newest, so that a page stays fast. */
const MAX_COMPARED = 5000

/** Returns the product's own translations of an English text, on any platform. */
export type MemoryOfProduct = (
  english: string,
  language: Language,
) => readonly { platform: Platform; translation: Translation }[]

/** Returns the product's own translations on a platform. */
type WordsOfProduct = (platform: Platform, language: Language) => readonly TranslatedText[]

declare module '#platform/app.ts' {
  interface App {
    ownTranslations: { memoryOf: MemoryOfProduct; wordsOf: WordsOfProduct }
  }
}

type ReadsApp = Pick<App, 'db' | 'ownTranslations'>

/** Returns a page of translations, newest first, and how many wait. */
export async function selectTranslations(
  app: ReadsApp,
  { state, platform, lang, search, changedSince, after, limit }: TranslationFilter,
): Promise<TranslationsOfStaff> {
  const { db } = app
  let query = rows(db)
  if (state !== undefined) query = query.where('state', '=', state)
  if (platform !== undefined) query = query.where('platform', '=', platform)
  if (lang !== undefined) query = query.where('lang', '=', lang)
  if (changedSince !== undefined)
    query = query.where('changed_at', '>=', Temporal.Instant.from(`${changedSince}T00:00Z`))
  const read = (behind: string | undefined, max: number) =>
    (behind === undefined ? query : query.where('id', '<', behind)).limit(max).execute()
  const [found, missing, machine] = await Promise.all([
    search === undefined
      ? read(after, limit + 1)
      : readMatching({ search, limit: limit + 1, read, after, idOf: ({ id }) => id, textsOf }),
    counted(db, 'missing'),
    counted(db, 'machine'),
  ])
  const { items, next } = keyedPageOf(found, limit, ({ id }) => id)
  return { items: await complete(app, items), next, waiting: { missing, machine } }
}

/** Returns a text as the staff read it; null if there is none. */
export async function findTranslation(app: ReadsApp, id: string): Promise<TranslationOfStaff | null> {
  const [found] = await complete(app, await rows(app.db).where('id', '=', id).execute())
  return found ?? null
}

function rows(db: Db) {
  return db.selectFrom('translations').selectAll().orderBy('id', 'desc')
}

/** Adds the human translations of the same English texts on other platforms. */
async function complete({ db, ownTranslations }: ReadsApp, found: readonly RowOf<typeof rows>[]) {
  const { memoryOf, wordsOf } = ownTranslations
  if (found.length === 0) return []
  const same = await db
    .selectFrom('translations')
    .select(['platform', 'lang', 'english', 'text', 'forms'])
    .where('state', '=', 'translated')
    .where(
      'english_hash',
      'in',
      found.map(({ english_hash }) => english_hash),
    )
    .orderBy('id')
    .execute()
  const waiting = found.filter(({ state }) => state === 'missing' || state === 'machine')
  const translated = waiting.length > 0 ? await translatedByPeople(db) : []
  const formerOf = ({ english, platform, lang }: (typeof found)[number]) => {
    const own = translated.filter((one) => one.platform === platform && one.lang === lang)
    const former = formerText(english, [
      ...own.flatMap((one): TranslatedText[] => {
        const translation = translationOf(one)
        return translation ? [[one.english, translation]] : []
      }),
      ...wordsOf(platform, lang),
    ])
    return former && { english: former[0], ...shown(former[1]) }
  }
  return found.map((row): TranslationOfStaff => {
    const elsewhere = same
      .filter((one) => one.english === row.english && one.lang === row.lang && one.platform !== row.platform)
      .map(({ platform, ...one }) => ({ platform, translation: translationOf(one) }))
    return {
      text_id: row.id,
      platform: row.platform,
      lang: row.lang,
      english: row.english,
      state: row.state,
      ...shown(translationOf(row)),
      placeholders: placeholdersIn(row.english),
      plural_forms: isPlural(row.english) ? [...PLURAL_FORMS[row.lang]] : null,
      memory: [...memoryOf(row.english, row.lang), ...elsewhere].map(({ platform, translation }) => ({
        platform,
        ...shown(translation),
      })),
      former: waiting.includes(row) ? formerOf(row) : null,
      version: row.version,
      asked: row.asked,
      first_seen: row.first_seen.toString(),
      last_seen: row.last_seen.toString(),
      changed_at: row.changed_at.toString(),
    }
  })
}

function translatedByPeople(db: Db) {
  return db
    .selectFrom('translations')
    .select(['platform', 'lang', 'english', 'text', 'forms'])
    .where('state', '=', 'translated')
    .orderBy('id', 'desc')
    .limit(MAX_COMPARED)
    .execute()
}

async function counted(db: Db, state: TranslationState): Promise<number> {
  const { count } = await db
    .selectFrom((of) =>
      of
        .selectFrom('translations')
        .select('id')
        .where('state', '=', state)
        .limit(MAX_COUNTED_TEXTS)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function textsOf({ english, text, forms }: { english: string; text: string | null; forms: object | null }) {
  return [english, text, ...Object.values(forms ?? {}).map(String)]
}

function shown(translation: Translation | null) {
  const forms = translation?.forms
  return { text: translation?.text ?? null, forms: forms ? { ...forms } : null }
}
