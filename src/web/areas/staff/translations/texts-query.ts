import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { TextsQuery } from './translations.api.ts'

export const TRANSLATION_LANGUAGES = ['ar', 'fr', 'en'] as const

/** The page of texts that an address asks for, at first the missing ones. */
export function textsQuery(address: URLSearchParams): TextsQuery {
  const said = inAddress(address)
  const { state = 'missing' } = said.oneOf('state', [...TRANSLATION_STATES, 'all'])
  return {
    ...(state !== 'all' && { state }),
    ...said.oneOf('platform', PLATFORMS),
    ...said.oneOf('lang', TRANSLATION_LANGUAGES),
    ...said.search(200),
    ...said.after(),
  }
}
