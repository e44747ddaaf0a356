import { parseJson } from '#kernel/parse-json.ts'
import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'

const DEFAULT_HEADERS = { 'content-type': 'application/json' }

/** The environment variables of the gateway for text messages. */
export const smsVariables = {
  SMS_URL: httpUrl.optional().meta({
    description: 'where text messages go: an HTTP gateway, whose URL may have {to} and {text}',
    unset: 'the box at /smsbox; in production none are sent',
  }),
  SMS_METHOD: z
    .enum(['GET', 'POST'])
    .default('POST')
    .meta({ description: 'how the gateway is called: GET or POST' }),
  SMS_HEADERS: z.string().transform(readHeaders).default(DEFAULT_HEADERS).meta({
    description: 'headers of the call, as a JSON object',
    unset: 'the content-type of JSON',
  }),
  SMS_BODY: z.string().default('{"to":"{to}","text":"{text}"}').meta({
    description: 'the body, with {to} and {text}, which are escaped for its content-type',
  }),
}

/** Parses headers. The error message omits them, as one may be a password. */
function readHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const headers = z.record(z.string().regex(/^[\w-]+$/), z.string()).safeParse(parseJson(text))
  if (headers.success) {
    const headerEntries = Object.entries(headers.data).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    )
    return { ...DEFAULT_HEADERS, ...Object.fromEntries(headerEntries) }
  }
  context.addIssue({ code: 'custom', message: 'is a JSON object such as {"authorization":"Bearer …"}' })
  return z.NEVER
}
