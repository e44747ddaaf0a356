import { sql } from 'kysely'
import { findTexts } from '#domains/translations/catalogue/translation.store.ts'
import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import { emptyAudit } from '../staff/audit.ts'

/** The translation service as a page calls it, and its list as a translator of this app does. */
export function translationsOf(app: TestApp) {
  const people = peopleOf(app)
  const email = `${newReference().toLowerCase()}@example.com`
  let hired: Promise<string> | undefined
  /** A new one for each call, as the test's clock passes over them. */
  const token = async () =>
    (await people.tokenOf(await (hired ??= people.add({ role: 'staff', email })))).token
  const translate = async (english: string | readonly string[], over: object = {}) =>
    app.call('/api/o/i18n/translate', { body: { platform: 'web', lang: 'ar', english, ...over } })
  return {
    translate,
    /** Starts a day without any text; the product has read so. */
    async startEmpty(): Promise<void> {
      await emptyAudit(app.database.db)
      for (const table of ['translations', 'translation_days'] as const)
        await app.database.db.deleteFrom(table).execute()
      await app.database.db
        .updateTable('translation_generation')
        .set({ value: sql`value + 1` })
        .execute()
      app.clock.set('2026-12-01T08:00:00Z')
      await app.call('/api/o/i18n/ar/all')
      app.clock.set('2026-12-01T09:00:00Z')
    },
    /** Requests a text that is not known yet; returns its id. */
    async missing(english: string, platform: 'web' | 'widget' = 'web'): Promise<string> {
      await translate(english, { platform })
      const [stored] = await findTexts(app.database.db, {
        texts: [english],
        platform,
        language: 'ar',
      })
      if (!stored) throw new Error(`${english} is not kept`)
      return stored.id
    },
    list: async (query = '') => app.call(`/api/staff/translations${query}`, { token: await token() }),
    change: async (id: string, act: 'put' | 'dismiss', body: object, query = '') =>
      app.call(`/api/staff/translations/${id}/${act}${query}`, { token: await token(), body }),
    catalogue: async (lang = 'ar', platform = 'web', headers: Record<string, string> = {}) =>
      app.call(`/api/o/i18n/${lang}/all?platform=${platform}`, { headers }),
  }
}
