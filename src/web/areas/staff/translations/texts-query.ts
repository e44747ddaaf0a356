import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { afterIn } from '../frame/after-in.ts'
import type { TextsQuery } from './translations.api.ts'

export const TRANSLATION_LANGUAGES = ['ar', 'en'] as const

/** The page of texts that an address asks for, at first the missing ones; what it says wrongly counts as not said. */
export function textsQuery(search: URLSearchParams): TextsQuery {
  const named = search.get('state')
  const state = named === 'all' ? undefined : (TRANSLATION_STATES.find((one) => one === named) ?? 'missing')
  const platform = PLATFORMS.find((one) => one === search.get('platform'))
  const lang = TRANSLATION_LANGUAGES.find((one) => one === search.get('lang'))
  const text = search.get('search')?.trim() ?? ''
  return {
    ...(state && { state }),
    ...(platform && { platform }),
    ...(lang && { lang }),
    ...(text !== '' && text.length <= 200 && { search: text }),
    ...afterIn(search),
  }
}
