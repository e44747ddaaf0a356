import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { fieldWords, type FieldCode } from '#kernel/field-messages.ts'
import { invalidFields } from './invalid-fields.ts'
import type { Problem } from './problem.contract.ts'
import { PLATFORM_TITLES, type PlatformCode, type Title } from './problem-titles.ts'

type Field = NonNullable<Problem['fields']>[number]

/** What a route's own contract adds to a problem document. */
type Members = Readonly<Record<string, string>>

/**
 * How the routes of a domain answer with its problems. A code without a title, of its own or of the platform, does not
 * compile.
 */
export function problemsTitled<Code extends string>(own: Readonly<Record<Code, Title>>) {
  const titles: Readonly<Record<Code | PlatformCode, Title>> = { ...PLATFORM_TITLES, ...own }

  function problemTitle(code: Code | PlatformCode, language: Language): string {
    return titles[code][language]
  }

  /** Returns an RFC 9457 problem document; `code` is the failure's own, the title follows the caller's language. */
  function problem<Status extends ContentfulStatusCode>(
    c: Context,
    status: Status,
    { code, detail }: { code: Code | PlatformCode; detail?: string },
    fields?: Field[],
    members?: Members,
  ) {
    const title = problemTitle(code, languageOfRequest(c))
    const body: Problem = {
      type: `/docs#problem-${code}`,
      title,
      status,
      code,
      detail: detail ?? title,
      ...members,
      ...(fields ? { fields } : {}),
    }
    return c.json(body, status, { 'content-type': 'application/problem+json' })
  }

  return { problem, problemTitle }
}

/** Answers with a problem that every route may have. */
export const { problem } = problemsTitled({})

/** Every invalid field of a request; `sent` is what did not match. */
export function invalidRequest(c: Context, error: z.ZodError, sent: unknown) {
  return problem(c, 400, { code: 'invalid_request' }, invalidFields(error, sent, languageOfRequest(c)))
}

/** The message for a field, in the caller's language. */
export function fieldMessage(
  c: Context,
  code: FieldCode,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fieldWords(code, languageOfRequest(c), values)
}

/** Where it is set by the `language` header, that; else `lang_id` of the query, of the body, or the `Accept-Language` header. */
export function languageOfRequest(c: Context): Language {
  const byHeader: unknown = c.get('languageByHeader')
  if (byHeader === 'en' || byHeader === 'ar') return byHeader
  const asked = c.req.query('lang_id')
  if (asked === '1' || asked === '2' || asked === '3') return languageOf(Number(asked) as LangId)
  const inBody: unknown = c.get('bodyLangId')
  if (inBody === 1 || inBody === 2 || inBody === 3) return languageOf(inBody)
  return c.req.header('accept-language')?.trimStart().toLowerCase().startsWith('ar') ? 'ar' : 'en'
}

/** Keeps the body's `lang_id` for the request's problem documents; `body` is not validated. */
export function rememberLanguage(c: Context, body: unknown): void {
  if (typeof body === 'object' && body !== null && 'lang_id' in body) c.set('bodyLangId', body.lang_id)
}
