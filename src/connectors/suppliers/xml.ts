import { SaxesParser } from 'saxes'
import { ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import { garbage } from './garbage.ts'
import type { Garbage } from './garbage.ts'

/** An element: its attributes under `@name`, its children by name, and its own text under `#text`. */
type Node = { [part: string]: Value | Value[] }
/** Text, if an element has nothing else. */
type Value = Node | string

/** Maximum depth, above that of any reply. A deeper document is an attack. */
const DEEPEST = 40

/**
 * Maximum number of elements and attributes, above that of any reply: reading more costs more than the reply's size
 * suggests.
 */
const MAX_PARTS = 400_000

/** Entities that suppliers use and XML itself does not define. */
const MORE_ENTITIES = { nbsp: '\u00A0', euro: '€', pound: '£', copy: '©', reg: '®' }

/**
 * Creates an XML reader for replies: elements as properties, attributes under `@name`, text as trimmed strings, no
 * namespace prefixes. `lists` are elements that are always arrays. `unread` are left as raw text; read them later with
 * another reader. A document type is rejected, and with it every custom entity. Each text is scanned a fixed number of
 * times: a regular expression that searches for an end may rescan from each beginning.
 */
export function xmlReader({ lists, unread = [] }: { lists: readonly string[]; unread?: readonly string[] }) {
  const arrays = new Set(lists)
  const leftRaw = unread.map(rawPart)
  return (text: string): Result<unknown, Garbage> => {
    const document = text.replace(/^\uFEFF?\s+/, '')
    if (/<!DOCTYPE/i.test(document)) return garbage('a document type is not taken')
    const raw: string[] = []
    const shortened = leftRaw.reduce((whole, shorten) => shorten(whole, raw), document)
    try {
      return ok(
        tree(withLooseAmpersands(shortened), arrays, (name, found) =>
          unread.includes(name) && found !== '' ? (raw[Number(found)] ?? '') : found,
        ),
      )
    } catch (problem) {
      return garbage(problem instanceof Error ? problem.message.slice(0, 120) : 'unreadable')
    }
  }
}

/** Moves the content of the elements of a name to `raw`, and leaves its index in each of them. */
function rawPart(name: string) {
  const opening = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?(?<!/)>`, 'g')
  const closing = new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`, 'g')
  return (whole: string, raw: string[]): string => {
    let written = ''
    let at = 0
    opening.lastIndex = 0
    while (opening.test(whole)) {
      const inside = opening.lastIndex
      closing.lastIndex = inside
      const close = closing.exec(whole)
      // Never closed: the parser rejects it.
      if (!close) break
      raw.push(whole.slice(inside, close.index).trim())
      written += `${whole.slice(at, inside)}${raw.length - 1}`
      at = close.index
      opening.lastIndex = at
    }
    return written + whole.slice(at)
  }
}

/** Returns the document as nested objects. Throws if it is not well formed, so that a truncated reply is rejected. */
function tree(
  text: string,
  arrays: ReadonlySet<string>,
  textOf: (name: string, found: string) => string,
): Node {
  const root: Node = {}
  const open: { name: string; node: Node; text: string; bare: boolean }[] = [
    { name: '', node: root, text: '', bare: true },
  ]
  const parser = new SaxesParser({ xmlns: false, position: false })
  Object.assign(parser.ENTITIES, MORE_ENTITIES)
  parser.on('error', (problem) => {
    throw problem
  })
  // A document has few names, each many times.
  const elementOf = remembered(localName)
  const attributeOf = remembered((name) => (/^xmlns(?::|$)/.test(name) ? null : `@${localName(name)}`))
  let parts = 0
  let node: Node = {}
  let bare = true
  parser.on('attribute', ({ name, value }) => {
    parts += 1
    const property = attributeOf(name)
    if (property === null) return
    node[property] = value
    bare = false
  })
  // Emitted after its attributes.
  parser.on('opentag', ({ name }) => {
    if (open.length > DEEPEST) throw new Error('nested too deeply')
    parts += 1
    if (parts > MAX_PARTS) throw new Error('more elements than a reply has')
    open.push({ name: elementOf(name), node, text: '', bare })
    node = {}
    bare = true
  })
  const onText = (part: string) => {
    const top = open.at(-1)
    if (top) top.text += part
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    const done = open.pop()
    const parent = open.at(-1)
    if (!done || !parent) return
    const found = textOf(done.name, done.text.trim())
    if (!done.bare && found !== '') done.node['#text'] = found
    put(parent.node, done.name, done.bare ? found : done.node, arrays)
    parent.bare = false
  })
  parser.write(text).close()
  return root
}

function put(node: Node, name: string, value: Value, arrays: ReadonlySet<string>): void {
  if (name === '__proto__') throw new Error('an element named __proto__')
  const before = node[name]
  if (Array.isArray(before)) before.push(value)
  else if (before !== undefined) node[name] = [before, value]
  else node[name] = arrays.has(name) ? [value] : value
}

/** Memoises a function of a name. */
function remembered<Made>(of: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>()
  return (name) => {
    let made = known.get(name)
    if (made === undefined) known.set(name, (made = of(name)))
    return made
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const CDATA = { opening: '<![CDATA[', closing: ']]>' }

/**
 * Escapes loose ampersands, which some suppliers write: outside CDATA, one that starts no known entity is taken
 * literally.
 */
function withLooseAmpersands(text: string): string {
  if (!text.includes('&')) return text
  let written = ''
  let at = 0
  for (;;) {
    const opens = text.indexOf(CDATA.opening, at)
    const closes = opens < 0 ? -1 : text.indexOf(CDATA.closing, opens)
    if (closes < 0) return written + text.slice(at).replace(LOOSE_AMPERSAND, '&amp;')
    written += text.slice(at, opens).replace(LOOSE_AMPERSAND, '&amp;') + text.slice(opens, closes)
    at = closes
  }
}

const LOOSE_AMPERSAND = new RegExp(
  `&(?!(?:#\\d{1,7}|#x[\\dA-Fa-f]{1,6}|amp|lt|gt|quot|apos|${Object.keys(MORE_ENTITIES).join('|')});)`,
  'g',
)

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text without characters that need escaping, forbidden characters or lone surrogates. */
const PLAIN = /^[\t\n\r\u0020!#-%(-;=?-\uD7FF\uE000-\uFFFD]*$/

/** Escapes text for an element or attribute. Removes characters that XML cannot contain. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text
  // oxlint-disable-next-line no-control-regex -- exactly those characters that XML 1.0 forbids
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
  return allowed.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

export type Attributes = Readonly<Record<string, string | number | null | undefined>>

/**
 * Creates one element. `children` are finished XML (use `escapeXml` for text). Null and undefined attributes are
 * omitted.
 */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let open = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== null && value !== undefined) open += ` ${key}="${written(value)}"`
  }
  const inside = children.join('')
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`
}

/** Creates one element that contains text. Null writes nothing at all. */
export function textElement(name: string, text: string | number | boolean | null): string {
  return text === null ? '' : `<${name}>${written(text)}</${name}>`
}

function written(value: string | number | boolean): string {
  return typeof value === 'string' ? escapeXml(value) : String(value)
}
