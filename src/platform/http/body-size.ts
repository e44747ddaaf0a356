import { MIMEType } from 'node:util'

/**
 * Maximum sizes of JSON. The largest valid bodies are 500 row ids, fifty saved cars and a rate card, with some hundred
 * keys. This many keys are validated within some milliseconds.
 */
const MAX = { keys: 2000, values: 5000, levels: 64 }

/** Maximum fields of a form; our longest has thirty. */
const MAX_FIELDS = 200

/** Maximum header size of a form part; those of a file are two lines. */
const MAX_HEADER_BYTES = 4000

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Returns true if JSON has more keys, values or levels than any valid body, in one pass over its text before parsing.
 * Invalid JSON is left to the parser.
 */
export function hasTooMuchJson(text: string): boolean {
  let [keys, values, levels] = [0, 0, 0]
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === COLON) keys++
    else if (code === COMMA) values++
    else if (code === OPEN_LIST || code === OPEN_OBJECT) levels++
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) levels--
    if (keys > MAX.keys || values > MAX.values || levels > MAX.levels) return true
  }
  return false
}

/**
 * Returns true if a form of either encoding has more fields than any of ours, or a part with longer headers, in one
 * pass before parsing.
 */
export function hasTooManyFields(body: ArrayBuffer, contentType: string): boolean {
  const bytes = Buffer.from(body)
  if (!/^multipart\//i.test(contentType)) return occurrences(bytes, '&').length >= MAX_FIELDS
  const boundary = boundaryOf(contentType)
  // The parser rejects a body that has no boundary.
  if (boundary === null) return false
  const parts = occurrences(bytes, `--${boundary}`)
  if (parts.length > MAX_FIELDS) return true
  return parts.some((at) => {
    const head = bytes.subarray(at, at + MAX_HEADER_BYTES)
    return head.length === MAX_HEADER_BYTES && !head.includes('\r\n\r\n')
  })
}

function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary')
  } catch {
    return null
  }
}

/** Returns the positions of a text, `MAX_FIELDS` + 1 at most. */
function occurrences(bytes: Buffer, text: string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) {
    found.push(at)
    if (found.length > MAX_FIELDS) break
  }
  return found
}
