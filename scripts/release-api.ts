import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenApi } from '#testing/api-changes/openapi.ts'
import { RELEASED_API } from '#testing/api-changes/released-api.ts'

/**
 * `npm run release:api`: stores the current API reference as the released one, which later ones are compared
 * with. It omits texts, and has a line for each path and each component, so that changes are easy to read.
 */
const TEXTS = new Set(['description', 'summary', 'example', 'examples', 'tags'])

const { paths, components = {} } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi
const { schemas = {}, parameters = {} } = components
writeFileSync(
  RELEASED_API,
  `{"paths":${linesOf(paths)},\n"components":{"schemas":${linesOf(schemas)},\n"parameters":${linesOf(parameters)}}}\n`,
)

function linesOf(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(withoutTexts(value))}`,
  )
  return `{\n${lines.join(',\n')}}`
}

/** Properties that are named like a text are schemas, and stay. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(TEXTS.has(key) && (typeof inner === 'string' || Array.isArray(inner))))
      .map(([key, inner]) => [key, withoutTexts(inner)]),
  )
}
