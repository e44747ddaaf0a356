import { createContext, use } from 'react'
import type { Language } from '#kernel/locale.ts'
import type { PageSettings } from '#src/site-settings.contract.ts'

/** What every page knows of the site it is part of; the same in the server's render and the browser's. */
export type Site = PageSettings & {
  language: Language
  /** '' on pages that follow the visitor, '/en' or '/ar' where the address fixes the language. */
  basename: '' | '/en' | '/ar'
  /** The day the page was made, `YYYY-MM-DD`: forms count from it, so that both renders agree. */
  today: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite is used inside the site only')
  return site
}
