/** Max octets of a line (RFC 5545 §3.1), without its end. */
const LONGEST_LINE = 75

/** Formats content lines as a calendar file (RFC 5545 §3.1), folding those that are too long. */
export function icalendar(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Converts an ISO 8601 instant to `20270301T060000Z` (RFC 5545 §3.3.5, form 2). */
export function icalendarTime(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, '')
}

/** Escapes a text value (RFC 5545 §3.3.11). */
export function icalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/**
 * Folds a line, but never inside a character or an escape such as `\\n`, because readers that unescape first would
 * break it.
 */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let width = 0
  for (const [part] of line.matchAll(/\\?./gsu)) {
    const octets = encoder.encode(part).length
    if (width + octets > LONGEST_LINE) {
      text += '\r\n '
      width = 1
    }
    text += part
    width += octets
  }
  return text
}
