import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { fieldWords, type FieldCode } from '#kernel/field-messages.ts'
import { invalidFields } from './invalid-fields.ts'
import type { Problem } from './problem.contract.ts'
import { problemTitle } from './problem-titles.ts'

type Field = NonNullable<Problem['fields']>[number]

/**
 * Returns an RFC 9457 problem document; `code` is the failure's own, the title follows the caller's language. `members` are what
 * a route's own contract adds to it.
 */
export function problem<Status extends ContentfulStatusCode>(
  c: Context,
  status: Status,
  failure: { code: string; detail?: string },
  fields?: Field[],
  members?: Readonly<Record<string, string>>,
) {
  const language = languageOfRequest(c)
  const title = problemTitle(failure.code, status, language)
  const body: Problem = {
    type: `/docs#problem-${failure.code}`,
    title,
    status,
    code: failure.code,
    detail: failure.detail ?? title,
    ...members,
    ...(fields ? { fields } : {}),
  }
  return c.json(body, status, { 'content-type': 'application/problem+json' })
}

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
