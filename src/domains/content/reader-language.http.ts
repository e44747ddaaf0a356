import type { Context } from 'hono'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { languageOfRequest } from '#platform/http/problem.ts'

/** `lang_id`, else the browser's language, else the one that the site begins with. */
export function readerLanguage(c: Context, langId: LangId | undefined, usual: Language): Language {
  if (langId !== undefined) return languageOf(langId)
  return c.req.header('accept-language') === undefined ? usual : languageOfRequest(c)
}

/** For browsers and proxies: as long as a process answers with what it read. */
export function publicReply(c: Context): void {
  c.header('cache-control', 'public, max-age=2')
  c.header('vary', 'Accept-Language')
}
