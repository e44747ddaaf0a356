import type { Language } from '#kernel/locale.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'
import { languageOfRequest } from '#platform/http/problem.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Anybody; one who names no language reads the one that the site begins with. */
    reader: { language: Language }
  }
}

/** Returns the guard of operations that anybody reads in their language. */
export function readerGuard(defaultLanguage: Language): CallerGuard {
  return {
    access: 'anybody',
    callerOf: (c) => {
      const isNamed = Boolean(c.req.query('lang_id')) || c.req.header('accept-language') !== undefined
      return { language: isNamed ? languageOfRequest(c) : defaultLanguage }
    },
  }
}
