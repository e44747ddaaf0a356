import type { Schema } from './openapi.ts'

/** A request is what clients send us, a response what they read. */
export type Direction = 'request' | 'response'

export type Pair = { before: Schema; after: Schema }

type Comparison = Pair & {
  direction: Direction
  /** The field, such as `driver.age`; empty for the whole. */
  at: string
  /** Resolves references of the document before and of the one after. */
  resolve: Record<keyof Pair, (schema: Schema) => Schema>
  /** Called with each component that both sides refer to; it is compared once, not at each use. */
  meetComponent(name: string): void
}

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'] as const
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'] as const

/**
 * Changes of a schema that break a client written for the one before: in requests what is accepted no longer, in
 * responses what is missing or of another type. A code that a response may newly have breaks nothing: clients have to
 * expect such.
 */
export function schemaChanges(comparison: Comparison): string[] {
  const { before, after, resolve, meetComponent } = comparison
  if (before.$ref !== undefined && before.$ref === after.$ref) {
    meetComponent(nameIn(before.$ref))
    return []
  }
  const [were, are] = [formsOf(before, resolve.before), formsOf(after, resolve.after)]
  return comparison.direction === 'request'
    ? were.flatMap((form) => unmatched(comparison, form, are))
    : are.flatMap((form) => unmatched(comparison, form, were))
}

/** The component that a reference names. */
export function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** The alternatives of a schema, each of one type. */
function formsOf(schema: Schema, resolve: (schema: Schema) => Schema): Schema[] {
  const { anyOf, oneOf, ...rest } = resolve(schema)
  const alternatives = anyOf ?? oneOf
  if (alternatives) return alternatives.flatMap((one) => formsOf(one, resolve))
  if (Array.isArray(rest.type)) return rest.type.map((type) => ({ ...rest, type }))
  return [rest]
}

/** Changes of a form that all of the other side's forms have in some way; none if one of them has none. */
function unmatched(comparison: Comparison, form: Schema, others: readonly Schema[]): string[] {
  const { direction, at } = comparison
  const alike = others.filter((other) =>
    direction === 'request' ? takes(other, form) : takes(form, other, { everything: false }),
  )
  const changes = alike.map((other) => {
    const [before, after] = direction === 'request' ? [form, other] : [other, form]
    return formChanges({ ...comparison, before, after })
  })
  const fewest = changes.toSorted((one, other) => one.length - other.length)[0]
  if (fewest) return fewest
  const type = typeof form.type === 'string' ? form.type : 'anything'
  return [
    direction === 'request'
      ? `${formatPath(at)} does not take ${type} any more`
      : `${formatPath(at)} may be ${type} now`,
  ]
}

/** Returns true if a schema's type is that of another, or wider; a schema without a type is of every type. */
function takes(wide: Schema, narrow: Schema, { everything = true } = {}): boolean {
  if (wide.type === narrow.type) return true
  if (everything) return wide.type === undefined || (wide.type === 'number' && narrow.type === 'integer')
  return narrow.type === undefined || (narrow.type === 'number' && wide.type === 'integer')
}

function formChanges(comparison: Comparison): string[] {
  const { before, after, at, direction } = comparison
  const items = before.items && after.items ? { before: before.items, after: after.items } : null
  const values = valuesOf(before, after)
  return [
    ...propertyChanges(comparison),
    ...(items ? schemaChanges({ ...comparison, ...items, at: `${at}[]` }) : []),
    ...(values ? schemaChanges({ ...comparison, ...values, at: `${at}.*` }) : []),
    ...(direction === 'request' ? narrowings(before, after).map((what) => `${formatPath(at)} ${what}`) : []),
  ]
}

function valuesOf({ additionalProperties: before }: Schema, { additionalProperties: after }: Schema) {
  return typeof before === 'object' && typeof after === 'object' ? { before, after } : null
}

function propertyChanges(comparison: Comparison): string[] {
  const { before, after, direction, at } = comparison
  const [were, are] = [before.properties ?? {}, after.properties ?? {}]
  const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)]
  const field = (name: string) => (at === '' ? name : `${at}.${name}`)
  const demanded = [...isRequired].filter((name) => !wasRequired.has(name))
  const common = Object.keys(were).filter((name) => name in are)
  const removed = Object.keys(were).filter((name) => !(name in are))
  return [
    ...removed
      .filter(() => direction === 'response' || after.additionalProperties === false)
      .map((name) => `${formatPath(field(name))} is gone`),
    ...(direction === 'request'
      ? demanded.map((name) => `${formatPath(field(name))} is required now`)
      : common
          .filter((name) => wasRequired.has(name) && !isRequired.has(name))
          .map((name) => `${formatPath(field(name))} may be absent now`)),
    ...common.flatMap((name) =>
      schemaChanges({
        ...comparison,
        before: were[name] as Schema,
        after: are[name] as Schema,
        at: field(name),
      }),
    ),
  ]
}

/** Lists restrictions of a request within the same type. */
function narrowings(before: Schema, after: Schema): string[] {
  const allowed = after.enum && new Set(after.enum)
  const removed = (before.enum ?? []).filter((value) => allowed?.has(value) === false)
  return [
    ...removed.map((value) => `does not take ${JSON.stringify(value)} any more`),
    ...(before.enum === undefined && allowed ? ['takes a list of values alone now'] : []),
    ...LOWER_BOUNDS.filter((bound) => (after[bound] ?? -Infinity) > (before[bound] ?? -Infinity)).map(
      (bound) => `has a ${bound} of ${after[bound]} now`,
    ),
    ...UPPER_BOUNDS.filter((bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity)).map(
      (bound) => `has a ${bound} of ${after[bound]} now`,
    ),
  ]
}

function formatPath(at: string): string {
  return at === '' ? 'it' : `\`${at}\``
}
