/** What a call of trips came to: its data, or an error by its name (specification §8). */
export type TripsReply =
  | { ok: true; status: number; data: unknown; headers: Headers }
  | { ok: false; error: TripsError }

export type TripsError =
  | { status: 'FETCH_ERROR' | 'TIMEOUT_ERROR'; error: string }
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string }
  /** `retryAfterS`: seconds after which the server wants to be asked again, where it says so. */
  | { status: number; data: unknown; retryAfterS?: number }

/** Spreadsheets and PDF, which are handed on as they are. */
const FILES = /^application\/(pdf|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\b/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i

/** Parses a reply by its content type: JSON, PDF and Excel as a `Blob`, anything else as text; null without a body. */
export async function readReply(response: Response): Promise<TripsReply> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (response.ok && FILES.test(type)) return { ok: true, status, headers, data: await response.blob() }
  const text = await response.text()
  const parsed = text !== '' && JSON_TYPE.test(type) ? parseJson(text) : { data: text === '' ? null : text }
  if ('error' in parsed)
    return {
      ok: false,
      error: { status: 'PARSING_ERROR', originalStatus: status, data: text, error: parsed.error },
    }
  const { data } = parsed
  if (response.ok) return { ok: true, status, headers, data }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    error: { status, data, ...(Number.isInteger(seconds) && seconds >= 0 && { retryAfterS: seconds }) },
  }
}

function parseJson(text: string): { data: unknown } | { error: string } {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch (error) {
    return { error: String(error) }
  }
}
