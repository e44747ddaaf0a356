import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import {
  isLanguage,
  languageOf,
  languageOfTag,
  type LangId,
  type Language,
  type Localized,
} from '#kernel/locale.ts'
import { fill } from '#kernel/filled-text.ts'
import { FIELD_MESSAGES, type FieldCode, type FieldMessages } from '#kernel/field-messages.ts'
import { invalidFields, type MessageValues } from './invalid-fields.ts'
import type { Problem } from './problem.contract.ts'
import { PLATFORM_TITLES, type PlatformCode } from './problem-titles.ts'

/** An invalid field with its message. */
export type Field = NonNullable<Problem['fields']>[number]

/** An error that a use case finds in a field. The code determines the message. */
export type FieldFault<Code> = { path: string; code: Code; values?: MessageValues }

/** Additional members of a problem document, from a route's contract. */
type Members = Readonly<Record<string, string>>

/**
 * Returns functions that answer with the problems of a domain. A code without a title, in the domain or the platform,
 * does not compile; nor does a field code without a message.
 */
export function problemsTitled<Code extends string, ExtraField extends string = never>(
  own: Readonly<Record<Code, Localized>>,
  fieldMessages?: Readonly<Record<ExtraField, Localized>>,
) {
  type Faults = readonly (FieldFault<FieldCode<ExtraField>> | Field)[]
  const messages: FieldMessages = { ...FIELD_MESSAGES, ...fieldMessages }
  const titles: Readonly<Record<Code | PlatformCode, Localized>> = { ...PLATFORM_TITLES, ...own }

  function problemTitle(code: Code | PlatformCode, language: Language): string {
    return titles[code][language]
  }

  /** Returns the message for a field, in the caller's language. */
  function fieldMessage(c: Context, code: FieldCode<ExtraField>, values: MessageValues = {}): string {
    const message = messages[code] ?? FIELD_MESSAGES.value_invalid
    return fill(message[languageOfRequest(c)], values)
  }

  /** Returns an RFC 9457 problem document. `code` is the failure's own; the title is in the caller's language. */
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
   * Answers a failure of a use case with its status in `statusOf` and its field errors. A temporary failure states when
   * to retry.
   */
  function refusedBy<Of extends Readonly<Partial<Record<Code | PlatformCode, ContentfulStatusCode>>>>(
    statusOf: Of,
  ) {
    return <Rejected extends keyof Of & (Code | PlatformCode)>(
      c: Context,
      failure: { code: Rejected; detail?: string; seconds?: number; faults?: Faults | undefined },
      faults: Faults | undefined = failure.faults,
      members?: Members,
    ) => {
      if (failure.seconds !== undefined) c.header('retry-after', String(failure.seconds))
      return problem(
        c,
        statusOf[failure.code] as Of[Rejected] & ContentfulStatusCode,
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

/** Format of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

/** Answers a request with an invalid `Idempotency-Key`. */
export function invalidIdempotencyKey(c: Context) {
  const code = 'idempotency_key_invalid'
  return problem(c, 400, { code }, [
    { path: 'Idempotency-Key', code: 'invalid', message: fieldMessage(c, code) },
  ])
}

/** Answers with every invalid field of a request. `sent`: the invalid input. */
export function invalidRequest(c: Context, error: z.ZodError, sent: unknown) {
  const messages = c.get('fieldMessages') as FieldMessages | undefined
  return problem(
    c,
    400,
    { code: 'invalid_request' },
    invalidFields(error, sent, languageOfRequest(c), messages),
  )
}

/** Sets the messages for invalid fields of every domain. */
export function withFieldMessages(messages: FieldMessages): MiddlewareHandler {
  return (c, next) => {
    c.set('fieldMessages', messages)
    return next()
  }
}

/**
 * Returns the language of a request: from the `language` header where that applies, otherwise from `lang_id` in the
 * query or the body, or from `Accept-Language`.
 */
export function languageOfRequest(c: Context): Language {
  const byHeader: unknown = c.get('languageByHeader')
  if (isLanguage(byHeader)) return byHeader
  const requested = c.req.query('lang_id')
  if (requested === '1' || requested === '2' || requested === '3')
    return languageOf(Number(requested) as LangId)
  const inBody: unknown = c.get('bodyLangId')
  if (inBody === 1 || inBody === 2 || inBody === 3) return languageOf(inBody)
  return languageOfTag(c.req.header('accept-language') ?? '') ?? 'en'
}

/** Returns the language of a reply: from `lang_id`, otherwise the browser's, otherwise the site's default. */
export function readerLanguage(c: Context, langId: LangId | undefined, defaultLanguage: Language): Language {
  if (langId !== undefined) return languageOf(langId)
  return c.req.header('accept-language') === undefined ? defaultLanguage : languageOfRequest(c)
}

/** Stores the body's `lang_id` for the request's problem documents. `body` is not validated. */
export function rememberLanguage(c: Context, body: unknown): void {
  if (typeof body === 'object' && body !== null && 'lang_id' in body) c.set('bodyLangId', body.lang_id)
}
