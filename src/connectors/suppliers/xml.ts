import { SaxesParser } from 'saxes'
import { fail, ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'

export type Garbage = { code: 'garbage'; detail: string }

/** An element: its attributes under `@name`, its children by name, its own text under `#text` beside them. */
type Node = { [part: string]: Value | Value[] }
/** Text where an element has nothing else. */
type Value = Node | string

/** Deeper than any reply; a deeper one is an attack. */
const DEEPEST = 40

/** What suppliers write that XML itself does not know. */
const MORE_ENTITIES = { nbsp: '\u00A0', euro: '€', pound: '£', copy: '©', reg: '®' }

/**
 * A reader of replies: elements as properties, attributes under `@name`, text as trimmed strings, no namespace
 * prefixes. `lists` are elements that are always arrays; `unread` are left as raw text (read them later with
 * another reader). A document type is refused, and with it every entity of the sender's own.
 */
export function xmlReader({ lists, unread = [] }: { lists: readonly string[]; unread?: readonly string[] }) {
  const arrays = new Set(lists)
  const rawParts = unread.map(
    (name) =>
      new RegExp(
        `(<(?:[\\w.-]+:)?${name}(?:\\s[^>]*)?(?<!/)>)([\\s\\S]*?)(</(?:[\\w.-]+:)?${name}\\s*>)`,
        'g',
      ),
  )
  return (text: string): Result<unknown, Garbage> => {
    const document = text.replace(/^\uFEFF?\s+/, '')
    if (!/^\uFEFF?(?:<\?xml[^>]*\?>)?\s*<[A-Za-z_]/.test(document)) return garbage('not an XML document')
    if (/<!DOCTYPE/i.test(document)) return garbage('a document type is not taken')
    const raw: string[] = []
    const shortened = rawParts.reduce(
      (whole, part) =>
        whole.replace(part, (_, open: string, inside: string, close: string) => {
          raw.push(inside.trim())
          return `${open}${raw.length - 1}${close}`
        }),
      document,
    )
    try {
      return ok(
        tree(withLooseAmpersands(shortened), arrays, (name, found) =>
          unread.includes(name) ? (raw[Number(found)] ?? '') : found,
        ),
      )
    } catch (problem) {
      return garbage(problem instanceof Error ? problem.message.slice(0, 120) : 'unreadable')
    }
  }
}

/** The document as nested objects; throws where it is not well formed, so that a reply cut short is none. */
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
  // An entity nobody knows stays as it was written.
  parser.on('error', (problem) => {
    if (!problem.message.endsWith('undefined entity.')) throw problem
  })
  parser.on('opentag', ({ name: fullName, attributes }) => {
    if (open.length > DEEPEST) throw new Error('nested too deeply')
    const node: Node = {}
    let bare = true
    for (const name in attributes) {
      if (name === 'xmlns' || name.startsWith('xmlns:')) continue
      node[`@${localName(name)}`] = attributes[name] ?? ''
      bare = false
    }
    open.push({ name: localName(fullName), node, text: '', bare })
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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Some suppliers write `&` as it is: one that begins no entity stands for itself. */
function withLooseAmpersands(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|&(?!#?\w{1,31};)/g, (found) =>
    found === '&' ? '&amp;' : found,
  )
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
