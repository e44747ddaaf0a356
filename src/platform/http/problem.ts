import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { languageOf, type LangId, type Language, type Localized } from '#kernel/locale.ts'
import { fill } from '#kernel/filled-text.ts'
import { FIELD_MESSAGES, type FieldCode, type FieldMessages } from '#kernel/field-messages.ts'
import { invalidFields, type MessageValues } from './invalid-fields.ts'
import type { Problem } from './problem.contract.ts'
import { PLATFORM_TITLES, type PlatformCode } from './problem-titles.ts'

type Field = NonNullable<Problem['fields']>[number]

/** What a use case finds wrong with a field; its message follows from the code. */
export type FieldFault<Code> = { path: string; code: Code; values?: MessageValues }

/** What a route's own contract adds to a problem document. */
type Members = Readonly<Record<string, string>>

/**
 * How the routes of a domain answer with its problems. A code without a title, of its own or of the platform, does not
 * compile; nor does a field's code that has no message.
 */
export function problemsTitled<Code extends string, OwnField extends string = never>(
  own: Readonly<Record<Code, Localized>>,
  fieldMessages?: Readonly<Record<OwnField, Localized>>,
) {
  type Faults = readonly (FieldFault<FieldCode<OwnField>> | Field)[]
  const messages: FieldMessages = { ...FIELD_MESSAGES, ...fieldMessages }
  const titles: Readonly<Record<Code | PlatformCode, Localized>> = { ...PLATFORM_TITLES, ...own }

  function problemTitle(code: Code | PlatformCode, language: Language): string {
    return titles[code][language]
  }

  /** The message for a field, in the caller's language. */
  function fieldMessage(c: Context, code: FieldCode<OwnField>, values: MessageValues = {}): string {
    const message = messages[code] ?? FIELD_MESSAGES.value_invalid
    return fill(message[languageOfRequest(c)], values)
  }

  /** Returns an RFC 9457 problem document; `code` is the failure's own, the title follows the caller's language. */
  function problem<Status extends ContentfulStatusCode>(
    c: Context,
    status: Status,
    { code, detail }: { code: Code | PlatformCode; detail?: string },
    faults?: Faults,
    members?: Members,
  ) {
    const title = problemTitle(code, languageOfRequest(c))
    const fields = faults?.map((fault) =>
      'message' in fault
        ? fault
        : {
            path: fault.path,
            code: fault.code,
            message: fieldMessage(c, fault.code, fault.values),
          },
    )
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

  /**
   * Answers what a use case refuses by its status in `statusOf`, with the faults that it names; what passes in a while is
   * told with when to try again.
   */
  function refusedBy<Of extends Readonly<Partial<Record<Code | PlatformCode, ContentfulStatusCode>>>>(
    statusOf: Of,
  ) {
    return <Refused extends keyof Of & (Code | PlatformCode)>(
      c: Context,
      failure: { code: Refused; detail?: string; seconds?: number; faults?: Faults | undefined },
      faults: Faults | undefined = failure.faults,
      members?: Members,
    ) => {
      if (failure.seconds !== undefined) c.header('retry-after', String(failure.seconds))
      return problem(
        c,
        statusOf[failure.code] as Of[Refused] & ContentfulStatusCode,
        failure,
        faults,
        members,
      )
    }
  }

  return { problem, problemTitle, fieldMessage, refusedBy }
}

/** Answers with a problem that every route may have. */
export const { problem, fieldMessage } = problemsTitled({})

/** What an `Idempotency-Key` has to be, where there is one. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

/** Answers a request whose `Idempotency-Key` is not one. */
export function invalidIdempotencyKey(c: Context) {
  const code = 'idempotency_key_invalid'
  return problem(c, 400, { code }, [
    { path: 'Idempotency-Key', code: 'invalid', message: fieldMessage(c, code) },
  ])
}

/** Every invalid field of a request; `sent` is what did not match. */
export function invalidRequest(c: Context, error: z.ZodError, sent: unknown) {
  const messages = c.get('fieldMessages') as FieldMessages | undefined
  return problem(
    c,
    400,
    { code: 'invalid_request' },
    invalidFields(error, sent, languageOfRequest(c), messages),
  )
}

/** Invalid requests are told in these messages: of the fields of every domain. */
export function withFieldMessages(messages: FieldMessages): MiddlewareHandler {
  return (c, next) => {
    c.set('fieldMessages', messages)
    return next()
  }
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

/** The language of a reply: `lang_id`, else the browser's language, else the one that the site begins with. */
export function readerLanguage(c: Context, langId: LangId | undefined, defaultLanguage: Language): Language {
  if (langId !== undefined) return languageOf(langId)
  return c.req.header('accept-language') === undefined ? defaultLanguage : languageOfRequest(c)
}

/** Keeps the body's `lang_id` for the request's problem documents; `body` is not validated. */
export function rememberLanguage(c: Context, body: unknown): void {
  if (typeof body === 'object' && body !== null && 'lang_id' in body) c.set('bodyLangId', body.lang_id)
}
