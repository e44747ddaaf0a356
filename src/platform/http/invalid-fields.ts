import type { z } from 'zod'
import { FIELD_MESSAGES, type FieldMessages } from '#kernel/field-messages.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { valueFault } from '#kernel/value-fault.ts'
import type { Problem } from './problem.contract.ts'

type Field = NonNullable<Problem['fields']>[number]

/** Maximum fields named in one reply. The client corrects these first. */
const MAX_FIELDS = 50

/**
 * Returns the first fifty invalid fields of a request, each with its first error as one of our messages. `messages`:
 * those of all domains.
 */
export function invalidFields(
  { issues }: z.ZodError,
  sent: unknown,
  language: Language,
  messages: FieldMessages = FIELD_MESSAGES,
): Field[] {
  const fields = new Map<string, Field>()
  for (const issue of issues) {
    for (const { path: keys, message } of fieldsOf(issue, sent, [])) {
      if (fields.size === MAX_FIELDS) return [...fields.values()]
      const path = keys.map(String).join('.')
      if (fields.has(path)) continue
      const { code, values } = fieldCodeIn(message, messages) ?? { code: 'value_invalid' }
      const { [code]: found = FIELD_MESSAGES.value_invalid } = messages
      fields.set(path, { path, code, message: fill(found[language], values ?? {}) })
    }
  }
  return [...fields.values()]
}

export type MessageValues = Readonly<Record<string, string | number>>

/**
 * A code in an issue's message, as contracts write it, with the number that its own message contains. The validator's
 * messages are sentences.
 */
const CODE = /^([a-z_]+)(?::(-?[\d.]+))?$/

/** Returns the code of an issue's message, if it has a message of ours. */
export function fieldCodeIn(
  message: string,
  messages: FieldMessages,
): { code: string; values?: MessageValues } | null {
  const [, code = '', max = ''] = CODE.exec(message) ?? []
  return Object.hasOwn(messages, code) ? { code, values: { max } } : null
}

type InvalidField = { path: PropertyKey[]; message: string }

function fieldsOf(issue: z.core.$ZodIssue, sent: unknown, within: readonly PropertyKey[]): InvalidField[] {
  const path = [...within, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'unknown_field' }))
  if (CODE.test(issue.message)) return [{ path, message: issue.message }]
  const input = valueAt(sent, path)
  const closest = issue.code === 'invalid_union' ? closestOf(issue.errors, input) : undefined
  if (closest) return closest.flatMap((inner) => fieldsOf(inner, sent, path))
  return [{ path, message: valueFault({ ...issue, input }) }]
}

/** Returns the errors of the closest of several possible shapes. The null shape does not count. */
function closestOf(shapes: readonly z.core.$ZodIssue[][], input: unknown): z.core.$ZodIssue[] | undefined {
  if (input === undefined) return undefined
  const isOtherType = (issues: readonly z.core.$ZodIssue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const ofItsType = shapes.filter((issues) => !isOtherType(issues))
  const candidates = ofItsType.length > 0 ? ofItsType : shapes.filter((issues) => !expectsNull(issues))
  return candidates.length === 0
    ? undefined
    : candidates.toSorted((one, other) => one.length - other.length)[0]
}

function expectsNull([issue]: readonly z.core.$ZodIssue[]): boolean {
  return issue?.code === 'invalid_type' && issue.expected === 'null'
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value = sent
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
