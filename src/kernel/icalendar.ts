/** Most octets of a line (RFC 5545 §3.1), without its end. */
const LONGEST_LINE = 75

/** A calendar file of content lines (RFC 5545 §3.1), each folded where it is too long. */
export function icalendar(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20270301T060000Z` (RFC 5545 §3.3.5, form 2), of an instant in ISO 8601. */
export function icalendarTime(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, '')
}

/** A value of text (RFC 5545 §3.3.11). */
export function icalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Never folds inside a character, nor inside an escape such as `\\n`: readers that unescape first would take it apart. */
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
