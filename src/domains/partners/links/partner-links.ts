import { LANGUAGES } from '#kernel/locale.ts'
import type { PartnerLink } from '../record/partner.ts'

const PAGES = [
  { kind: 'home', path: '' },
  { kind: 'deals', path: '/deals' },
] as const

/** Links of a partner to pages that everybody is shown, in every language; whoever comes by one counts as theirs. */
export function partnerLinks(publicUrl: string, code: string): PartnerLink[] {
  return LANGUAGES.flatMap(({ id, code: language }) =>
    PAGES.map(({ kind, path }) => {
      const to = encodeURIComponent(`/${language}${path}`)
      return { kind, langId: id, url: `${publicUrl}/r/${code}?to=${to}` }
    }),
  )
}
