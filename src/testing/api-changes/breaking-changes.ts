import type { Content, OpenApi, Operation, Parameter, Schema } from './openapi.ts'
import { nameIn, schemaChanges, type Direction } from './schema-changes.ts'

type Documents = { before: OpenApi; after: OpenApi }
/** Compares two schemas, of which one may be missing. */
type Compare = (direction: Direction, before?: Schema, after?: Schema) => string[]

/**
 * Changes of an API that break clients written for its document before, one sentence each: an operation, a response or
 * a field that is gone, a request that has to say more, or that may say less. Components are compared once, under their
 * own names, however many operations use them.
 */
export function breakingChanges(documents: Documents): string[] {
  const { compare, componentChanges } = comparing(documents)
  const operations = operationsIn(documents.before)
  const present = operationsIn(documents.after)
  const ofOperations = [...operations].flatMap(([name, before]) => {
    const after = present.get(name)
    if (!after) return [`\`${name}\` is gone`]
    const { parameters: all } = documents.after.components ?? {}
    return [
      ...parameterChanges(
        parametersOf(before, documents.before.components?.parameters),
        parametersOf(after, all),
        compare,
      ),
      ...requestChanges(before, after, compare),
      ...responseChanges(before, after, compare),
    ].map((change) => `\`${name}\`: ${change}`)
  })
  return [...ofOperations, ...componentChanges()]
}

function comparing({ before, after }: Documents) {
  const met: Record<Direction, Set<string>> = { request: new Set(), response: new Set() }
  const resolve = { before: resolverOf(before), after: resolverOf(after) }
  const compare: Compare = (direction, was, is) => {
    if (!was || !is) return []
    const meetComponent = (name: string) => met[direction].add(name)
    return schemaChanges({ before: was, after: is, direction, at: '', resolve, meetComponent })
  }
  /** Sets are walked in order of insertion: components that are met meanwhile follow. */
  const componentChanges = () =>
    (['request', 'response'] as const).flatMap((direction) =>
      [...changesOf(direction)].map(([name, change]) => `\`${name}\` in a ${direction}: ${change}`),
    )
  function* changesOf(direction: Direction): Generator<readonly [name: string, change: string]> {
    for (const name of met[direction])
      for (const change of compare(direction, schemaIn(before, name), schemaIn(after, name)))
        yield [name, change]
  }
  return { compare, componentChanges }
}

function schemaIn({ components }: OpenApi, name: string): Schema | undefined {
  return components?.schemas?.[name]
}

function resolverOf(document: OpenApi) {
  return function resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    const target = schemaIn(document, nameIn(schema.$ref))
    if (!target) throw new Error(`no ${schema.$ref}`)
    return resolve(target)
  }
}

/** Operations by method and path; the names of path parameters do not count. */
function operationsIn({ paths }: OpenApi): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) =>
          [`${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`, operation] as const,
      ),
    ),
  )
}

/** Parameters by place and name, but those of the path, which its address has already. */
function parametersOf({ parameters = [] }: Operation, shared: Readonly<Record<string, Parameter>> = {}) {
  return new Map(
    parameters
      .map((parameter) => (parameter.$ref === undefined ? parameter : shared[nameIn(parameter.$ref)]))
      .filter((parameter) => parameter !== undefined)
      .filter((parameter) => parameter.in !== 'path')
      .map((parameter) => [`${parameter.in} parameter \`${parameter.name}\``, parameter] as const),
  )
}

function parameterChanges(
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
  compare: Compare,
): string[] {
  const demanded = [...after].filter(([name, { required }]) => required && !before.get(name)?.required)
  return [
    ...demanded.map(([name]) => `${name} is required now`),
    ...[...before].flatMap(([name, parameter]) => {
      const is = after.get(name)
      if (!is) return [`${name} is gone`]
      return compare('request', parameter.schema, is.schema).map((change) => `${name}: ${change}`)
    }),
  ]
}

function requestChanges(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  compare: Compare,
): string[] {
  const demanded = after?.required && !before?.required ? ['a body is required now'] : []
  const changes = contentChanges('request', before, after, compare)
  return [...demanded, ...changes.map((change) => `request: ${change}`)]
}

function responseChanges(
  { responses: before = {} }: Operation,
  { responses: after = {} }: Operation,
  compare: Compare,
): string[] {
  return Object.entries(before).flatMap(([status, response]) => {
    const is = after[status]
    // A removed failure breaks no client.
    if (!is) return status.startsWith('2') ? [`response ${status} is gone`] : []
    return contentChanges('response', response, is, compare).map((change) => `response ${status}: ${change}`)
  })
}

function contentChanges(
  direction: Direction,
  { content: before = {} }: Content = {},
  { content: after = {} }: Content = {},
  compare: Compare,
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const is = after[type]
    return is ? compare(direction, schema, is.schema) : [`${type} is gone`]
  })
}
