import type { Language } from '#kernel/locale.ts'
import type { Site } from './site.tsx'

/** Splits a path into the prefix that fixes its language and the page's own path. */
export function splitPath(pathname: string): { basename: Site['basename']; path: string } {
  const parts = /^\/(en|ar)(?=\/|$)(.*)$/.exec(pathname)
  if (!parts) return { basename: '', path: pathname }
  return { basename: `/${parts[1] as Language}`, path: parts[2] || '/' }
}

/** A page's address in one language: `/ar/search`, and `/ar` for home. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`
}
