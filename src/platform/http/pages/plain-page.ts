import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isLanguage, type Language, type Localized } from '#kernel/locale.ts'
import { languageOfRequest } from '../problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../../words/en/plain-page.json'

const texts = readTextsByKey<typeof words>('platform', 'plain-page')

/** Answers with a page without styles and scripts, for errors outside rendering, with a link to try again. */
export function plainPage(
  c: Context,
  status: ContentfulStatusCode,
  { text, afterSeconds }: { text: Localized; afterSeconds: number },
): Response {
  const language = languageOfPage(c)
  const words = texts.words[language]
  const html = `<!doctype html><html lang="${language}" dir="${words.dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.again}</title><p>${text[language]}</p><p><a href="">${words.again}</a></p></html>`
  return c.html(html, status, {
    'retry-after': String(afterSeconds),
    'cache-control': 'no-store',
    'content-language': language,
    'content-security-policy': "default-src 'none'",
  })
}

/** Returns the language of the address, otherwise of the browser. */
function languageOfPage(c: Context): Language {
  const [, first] = c.req.path.split('/', 2)
  return isLanguage(first) ? first : languageOfRequest(c)
}
