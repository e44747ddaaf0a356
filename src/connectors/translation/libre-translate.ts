import { z } from 'zod'
import type { TranslationService } from '#domains/translations/catalogue/machine-translation.ts'
import { fail, ok } from '#kernel/result.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { httpText } from '#connectors/http/http-exchange.ts'

/** Concurrent requests; one that gets no free slot within the timeout fails. */
const AT_ONCE = 4

/** A list of texts gets a list in the same order. */
const Reply = z.object({ translatedText: z.array(z.string()) })

type Options = { url: string; key: string | undefined; timeoutMs: number }

/**
 * Creates a client of a LibreTranslate server: texts only, from English. A reply without exactly one text for each text
 * is `garbage`.
 */
export function libreTranslate({ url, key, timeoutMs }: Options): TranslationService {
  const send = httpText({ url, concurrency: AT_ONCE })
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return async (texts, language) => {
    const body = JSON.stringify({
      q: texts,
      source: 'en',
      target: language,
      format: 'text',
      ...(key !== undefined && { api_key: key }),
    })
    const reply = await send({ path: '/translate', headers, body, timeoutMs })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const translated = Reply.safeParse(parseJson(reply.value))
    if (!translated.success || translated.data.translatedText.length !== texts.length)
      return fail({ code: 'garbage', detail: 'not one text for each' })
    return ok(translated.data.translatedText)
  }
}
