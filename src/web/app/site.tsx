import { createContext, use } from 'react'
import type { Language } from '#kernel/locale.ts'
import type { PageSettings } from '#src/site-settings.contract.ts'

/** Site settings of every page, equal in the server render and the browser. */
export type Site = PageSettings & {
  language: Language
  /** '' on pages whose language follows the visitor's choice, `/en` where the address fixes it. */
  basename: '' | `/${Language}`
  /** The day the page was rendered, `YYYY-MM-DD`: forms count from it, so that both renders match. */
  today: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite is used inside the site only')
  return site
}
