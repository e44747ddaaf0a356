import { translationStore } from '#domains/translations/catalogue/translation.store.ts'
import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../infrastructure/app.ts'
import { peopleOf } from './people.ts'

/** The translation service as a page calls it, and its list as a translator of this app does. */
export function translationsOf(app: TestApp) {
  let hired: Promise<string> | undefined
  const token = () => (hired ??= hire(app))
  const translate = async (english: string | readonly string[], over: object = {}) =>
    app.call('/api/o/i18n/translate', { body: { platform: 'web', lang: 'ar', english, ...over } })
  return {
    token,
    translate,
    /** Asks for a text that is not known yet; returns its id. */
    async missing(english: string, platform: 'web' | 'widget' = 'web'): Promise<string> {
      await translate(english, { platform })
      const [kept] = await translationStore(app.database.db).find([english], { platform, language: 'ar' })
      if (!kept) throw new Error(`${english} is not kept`)
      return kept.id
    },
    list: async (query = '') => app.call(`/api/staff/translations${query}`, { token: await token() }),
    change: async (id: string, act: 'put' | 'dismiss', body: object, query = '') =>
      app.call(`/api/staff/translations/${id}/${act}${query}`, { token: await token(), body }),
    catalogue: async (lang = 'ar', platform = 'web', headers: Record<string, string> = {}) =>
      app.call(`/api/o/i18n/${lang}/all?platform=${platform}`, { headers }),
  }
}

async function hire(app: TestApp): Promise<string> {
  const people = peopleOf(app)
  const id = await people.add({ role: 'staff', email: `${newReference().toLowerCase()}@example.com` })
  return (await people.tokenOf(id)).token
}
