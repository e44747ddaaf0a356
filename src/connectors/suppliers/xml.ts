import { XMLParser } from 'fast-xml-parser'
import { fail, ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'

export type Garbage = { code: 'garbage'; detail: string }

/**
 * A reader of replies: elements as properties, attributes under `@name`, text as strings, no namespace
 * prefixes. `lists` are elements that are always arrays; `unread` are left as raw text (read them later with
 * another reader). A document type is refused, and with it every entity of the sender's own.
 */
export function xmlReader(options: {
  lists: readonly string[]
  unread?: readonly string[]
  /** False for a protocol without namespaces: looking for prefixes costs a seventh of the reading. */
  prefixes?: boolean
}) {
  const { lists, unread = [], prefixes = true } = options
  const arrays = new Set(lists)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: prefixes,
    parseTagValue: false,
    parseAttributeValue: false,
    htmlEntities: true,
    ignoreDeclaration: true,
    jPath: false,
    maxNestedTags: 40,
    stopNodes: unread.map((name) => `..${name}`),
    isArray: (name) => arrays.has(name),
  })
  return (text: string): Result<unknown, Garbage> => {
    const root = /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*<([A-Za-z_][\w.:-]*)/.exec(text)
    if (!root) return garbage('not an XML document')
    // The parser forgives a missing end: a reply that was cut would pass for a shorter one.
    const end = text.trimEnd()
    const rootIsEmpty = end.endsWith('/>') && end.indexOf('>', root[0].length) === end.length - 1
    if (!end.endsWith(`</${root[1]}>`) && !rootIsEmpty) return garbage('the document is cut')
    if (/<!DOCTYPE/i.test(text)) return garbage('a document type is not taken')
    try {
      return ok(parser.parse(text))
    } catch (problem) {
      return garbage(problem instanceof Error ? problem.message.slice(0, 120) : 'unreadable')
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an element or attribute: escaped, without characters XML cannot carry. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly those characters that XML 1.0 forbids
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
  return /[&<>"']/.test(allowed) ? allowed.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign) : allowed
}

export type Attributes = Readonly<Record<string, string | number | null | undefined>>

/** One element; `children` are finished XML (use `escapeXml` for text), null and undefined attributes are left out. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let open = `<${name}`
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) open += ` ${key}="${escapeXml(String(value))}"`
  const inside = children.join('')
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`
}

/** One element that holds text; null writes nothing at all. */
export function textElement(name: string, text: string | number | boolean | null): string {
  return text === null ? '' : `<${name}>${escapeXml(String(text))}</${name}>`
}

function garbage(detail: string) {
  return fail<Garbage>({ code: 'garbage', detail })
}
