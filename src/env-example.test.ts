import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig, VARIABLE_GROUPS } from './config.ts'

const VARIABLES = Object.values(VARIABLE_GROUPS).flatMap((group) => Object.entries(group))

test('every variable of the configuration says what it is', () => {
  const silent = VARIABLES.filter(([, schema]) => !z.globalRegistry.get(schema)?.description)
  expect(silent.map(([name]) => name)).toEqual([])
})

test('.env.example is what the code says (npm run env-example writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../.env.example')
})

test('the defaults that .env.example shows are those of an empty environment', () => {
  const shown = envExample().replaceAll(/^#(?=[A-Z_]+=)/gm, '')
  const asRead = (environment: Record<string, string | undefined>) =>
    JSON.stringify(readConfig(environment), (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
  expect(asRead(parseEnv(shown))).toBe(asRead({}))
})

function envExample(): string {
  const groups = Object.entries(VARIABLE_GROUPS).map(([title, variables]) =>
    [`# ---- ${title} ----`, ...Object.entries(variables).map(([name, schema]) => lineOf(name, schema))].join(
      '\n\n',
    ),
  )
  return `${INTRODUCTION}\n\n${groups.join('\n\n')}\n`
}

const INTRODUCTION = `# Every variable of the configuration, with its default: a copy named .env is read at the start, and variables of the
# environment come before it. Nothing here is required outside production; what production requires is in README.md.
# Written by \`npm run env-example\` from src/config.ts.`

function lineOf(name: string, schema: z.core.$ZodType): string {
  const { description = '', unset } = z.globalRegistry.get(schema) ?? {}
  const meaning = typeof unset === 'string' ? `${description} (unset: ${unset})` : description
  return `# ${meaning}\n#${name}=${typeof unset === 'string' ? '' : quoted(defaultOf(schema))}`
}

/** What an unset variable is read as; empty if it has no default that is text. */
function defaultOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodPipe) return defaultOf(schema.in)
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : ''
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

function quoted(value: string): string {
  return /[\s"#]/.test(value) ? `'${value}'` : value
}
