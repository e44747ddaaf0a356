import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { TextsQuery } from './translations.api.ts'

export const TRANSLATION_LANGUAGES = [...LANGUAGE_CODES.filter((code) => code !== 'en'), 'en' as const]

/** Parses the texts query from an address; by default the untranslated ones. */
export function textsQuery(address: URLSearchParams): TextsQuery {
  const params = inAddress(address)
  const { state = 'missing' } = params.oneOf('state', [...TRANSLATION_STATES, 'all'])
  return {
    ...(state !== 'all' && { state }),
    ...params.oneOf('platform', PLATFORMS),
    ...params.oneOf('lang', TRANSLATION_LANGUAGES),
    ...params.search(200),
    ...params.after(),
  }
}
