import type { Language } from '#kernel/locale.ts'
import { languageOfRequest } from '../problem.ts'
import type { CallerGuard } from './handle.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Any caller. A caller without a language gets the site's default language. */
    reader: { language: Language }
  }
}

/** Returns the guard of public read operations, in the caller's language. */
export function readerGuard(defaultLanguage: Language): CallerGuard {
  return {
    access: 'anybody',
    callerOf: (c) => {
      const hasLanguage = Boolean(c.req.query('lang_id')) || c.req.header('accept-language') !== undefined
      return { language: hasLanguage ? languageOfRequest(c) : defaultLanguage }
    },
  }
}
