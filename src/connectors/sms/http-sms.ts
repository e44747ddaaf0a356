import { httpExchange } from '#connectors/http/http-exchange.ts'
import type { SendSms } from '#domains/outgoing/sms/sms.ts'
import { fail, ok } from '#kernel/result.ts'

/** Well below a sender's claim on a message, so that no second sender takes it while the first is trying. */
const SEND_TIMEOUT_MS = 10_000

/** `url` and `body` are templates with `{to}` and `{text}`; a GET has no body. */
export type SmsGateway = {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string
}

/** Creates a client for SMS over any HTTP gateway that answers accepted messages with 2xx. */
export function httpSms({ url, method, headers, body }: SmsGateway): SendSms {
  const { origin } = new URL(url)
  const exchange = httpExchange({ url: origin, concurrency: 1 })
  const contentType = headers['content-type'] ?? ''
  return async ({ recipient: to, text }) => {
    const requestUrl = new URL(filledTemplate(url, { to, text }, 'url'))
    const reply = await exchange({
      ...(method === 'GET' && { method }),
      path: requestUrl.pathname + requestUrl.search,
      headers,
      body: method === 'GET' ? '' : filledTemplate(body, { to, text }, contentType),
      timeoutMs: SEND_TIMEOUT_MS,
      urgent: true,
    })
    if (!reply.ok) return fail({ code: 'not_sent', detail: `${reply.failure.code}: ${reply.failure.detail}` })
    const { status } = reply.value
    return status >= 200 && status <= 299 ? ok(null) : fail({ code: 'not_sent', detail: `HTTP ${status}` })
  }
}

/** Fills `{to}` and `{text}` of a template, escaped for a URL or for a body of this content type. */
function filledTemplate(
  template: string,
  values: Readonly<Record<'to' | 'text', string>>,
  contentType: string,
): string {
  const escape = escapeFor(contentType)
  return template.replaceAll(/\{(to|text)\}/g, (_, name: 'to' | 'text') => escape(values[name]))
}

function escapeFor(contentType: string): (text: string) => string {
  if (contentType === 'url' || contentType.includes('x-www-form-urlencoded')) return encodeURIComponent
  if (contentType.includes('json')) return (text) => JSON.stringify(text).slice(1, -1)
  if (contentType.includes('xml')) return escapeXml
  return (text) => text
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
