import { isLanguage, LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import type { Site } from './site.tsx'

const PREFIXED = new RegExp(`^/(${LANGUAGE_CODES.join('|')})(?=/|$)(.*)$`)

/** Splits a path into the prefix that fixes its language and the page's own path. */
export function splitPath(pathname: string): { basename: Site['basename']; path: string } {
  const parts = PREFIXED.exec(pathname)
  if (!parts) return { basename: '', path: pathname }
  return { basename: `/${parts[1] as Language}`, path: parts[2] || '/' }
}

/** Returns the language that a prefix fixes. Null without a prefix. */
export function languageOfBasename(basename: Site['basename']): Language | null {
  const code = basename.slice(1)
  return isLanguage(code) ? code : null
}

/** Returns a page's address in one language: `/ar/search`, and `/ar` for home. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`
}
