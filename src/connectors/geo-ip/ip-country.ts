import { fail, ok } from '#kernel/result.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { httpExchange } from '#connectors/http/http-exchange.ts'
import type { FetchCountry } from '#domains/visitors/guess-visitor.usecase.ts'
import { countryIn } from './country-in.ts'

const AT_ONCE = 8
const PLACE = '{ip}'

/**
 * Creates a client of a service that returns the country of an address as JSON. The address replaces `{ip}` in the URL,
 * or is appended to its path.
 */
export function ipCountry({ url, timeoutMs }: { url: string; timeoutMs: number }): FetchCountry {
  const { origin } = new URL(url)
  // The original text: a parsed URL has `%7Bip%7D` for `{ip}`.
  const rest = /^[^/]*\/\/[^/?]*(.*)$/.exec(url)?.[1] ?? ''
  const send = httpExchange({ url: origin, concurrency: AT_ONCE })
  return async (address) => {
    const headers = { accept: 'application/json' }
    const reply = await send({ method: 'GET', path: pathFor(rest, address), headers, body: '', timeoutMs })
    if (!reply.ok) return fail({ code: 'unavailable' })
    const { status, text } = reply.value
    // Services answer an unknown address, such as one of no country, with 404 or 422.
    if (status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429) return ok(null)
    return status === 200 ? ok(countryIn(parseJson(text ?? ''))) : fail({ code: 'unavailable' })
  }
}

function pathFor(rest: string, address: string): string {
  const encoded = encodeURIComponent(address)
  if (rest.includes(PLACE)) return rest.replaceAll(PLACE, encoded)
  const [path = '', ...query] = rest.split('?')
  return [`${path.replace(/\/$/, '')}/${encoded}`, ...query].join('?')
}
