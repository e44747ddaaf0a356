let lastMillis = 0
let sequence = 0

/** Returns a UUIDv7 (RFC 9562): sorts by creation time, even within a millisecond of this process. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // oxlint-disable-next-line time/real-clock -- only orders ids; no business rule depends on it
  const now = Date.now()
  if (now > lastMillis) {
    lastMillis = now
    sequence = ((bytes[6] ?? 0) & 0x07) * 256 + (bytes[7] ?? 0)
  } else if (++sequence > 0xfff) {
    lastMillis++
    sequence = 0
  }
  let millis = lastMillis
  for (let at = 5; at >= 0; at--) {
    bytes[at] = millis % 256
    millis = Math.floor(millis / 256)
  }
  bytes[6] = 0x70 | (sequence >> 8)
  bytes[7] = sequence & 0xff
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Returns true if a text, such as part of a path, can be an id; an invalid one would cause a database error. */
export function isId(text: string): boolean {
  return ID.test(text)
}

const CLEAR_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Returns a human-readable booking reference: 10 characters without look-alikes (no I, L, O, U, 0, 1). */
export function newReference(): string {
  return newLetters(10)
}

/** Returns random letters and digits for people to read and enter, from an alphabet of 30 without look-alikes. */
export function newLetters(count: number): string {
  const letters: string[] = []
  while (letters.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 240 is the largest multiple of 30 below 256: bytes from 240 on would favour the first letters.
      if (byte < 240 && letters.length < count) letters.push(CLEAR_LETTERS.charAt(byte % 30))
    }
  }
  return letters.join('')
}

/** Returns random decimal digits. */
export function newDigits(count: number): string {
  const digits: number[] = []
  while (digits.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 250 is the largest multiple of 10 below 256.
      if (byte < 250 && digits.length < count) digits.push(byte % 10)
    }
  }
  return digits.join('')
}

export const REFERENCE_PATTERN: RegExp = /^[ABCDEFGHJKMNPQRSTVWXYZ2-9]{10}$/
