import { languageOptions, type Language } from '#kernel/locale.ts'
import type { PartnerLink } from '../record/partner.ts'

const PAGES = [
  { kind: 'home', path: '' },
  { kind: 'deals', path: '/deals' },
] as const

/** Returns a partner's links to public pages, in each language of the shop. */
export function partnerLinks(publicUrl: string, code: string, languages: readonly Language[]): PartnerLink[] {
  return languageOptions(languages).flatMap(({ id, code: language }) =>
    PAGES.map(({ kind, path }) => {
      const to = encodeURIComponent(`/${language}${path}`)
      return { kind, langId: id, url: `${publicUrl}/r/${code}?to=${to}` }
    }),
  )
}
