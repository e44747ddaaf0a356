/** Maximum bytes of an XML declaration, which is at the very start. */
const DECLARATION_BYTES = 200

/**
 * Decodes the text of a reply (XML 1.0 §4.3.3, RFC 7303). A byte-order mark decides; without one, valid UTF-8 is read
 * as such, whatever it declares. Otherwise the `charset` of its content type or its XML declaration applies. Null if
 * none of them fits, since some letters would then be guesses.
 */
export function decodeText(bytes: Buffer, contentType = ''): string | null {
  const marked = byteOrder(bytes)
  if (marked) return decoded(bytes, marked)
  return (
    decoded(bytes, 'utf-8') ?? decodedAs(bytes, charsetOf(contentType)) ?? decodedAs(bytes, declared(bytes))
  )
}

/**
 * Returns the encoding of a byte-order mark, or of the first two characters of XML in UTF-16 without one (XML 1.0
 * §F.1).
 */
function byteOrder(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 4).toString('hex')
  if (start.startsWith('efbbbf')) return 'utf-8'
  if (start.startsWith('fffe') || start === '3c003f00') return 'utf-16le'
  return start.startsWith('feff') || start === '003c003f' ? 'utf-16be' : null
}

function charsetOf(contentType: string): string | null {
  return /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null
}

function declared(bytes: Buffer): string | null {
  const beginning = bytes.subarray(0, DECLARATION_BYTES).toString('latin1')
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning)?.[1] ?? null
}

function decodedAs(bytes: Buffer, label: string | null): string | null {
  return label === null ? null : decoded(bytes, label)
}

/** Null for bytes that are invalid in the encoding, and for an unknown encoding. */
function decoded(bytes: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
