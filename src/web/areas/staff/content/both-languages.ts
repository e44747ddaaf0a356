import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { SHARED } from './text-fields.ts'

/** A text in both languages; null: not written yet. */
type Body = { en: Values | null; ar: Values | null }

/** Both languages with the same rows in the order of the English ones, so that each stands beside its translation. */
export function aligned(fields: readonly FieldSpec[], { en, ar }: Body): { en: Values; ar: Values } {
  const left: Record<string, unknown> = { ...en }
  const right: Record<string, unknown> = { ...ar }
  for (const field of fields) {
    const { name } = field
    if (field.kind === 'part') {
      const part = aligned(field.fields, { en: left[name] as Values, ar: right[name] as Values })
      left[name] = part.en
      right[name] = part.ar
    }
    if (field.kind === 'rows') {
      const pairs = pairsOf(rowsIn(left[name]), rowsIn(right[name])).map((pair) =>
        aligned(field.fields, pair),
      )
      left[name] = pairs.map((pair) => pair.en)
      right[name] = pairs.map((pair) => pair.ar)
    }
  }
  return { en: left, ar: right }
}

/** What is saved: each language that has a text, with what both share as it was typed once. */
export function bodyOf(fields: readonly FieldSpec[], { en, ar }: { en: Values; ar: Values }): Body {
  const shared = withShared(fields, en, ar)
  return { en: hasText(fields, en) ? en : null, ar: hasText(fields, shared) ? shared : null }
}

/** A version of a text as the API sends it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json }

/** A text that differs between two versions, by its path such as `en.sections.1.heading`; null: it is no more. */
export type ChangedText = { path: string; text: string | null }

/** What is not the same in another version. */
export function changedTexts(before: Json, after: Json): ChangedText[] {
  const old = leavesOf(before)
  const now = leavesOf(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, text: now.get(path) ?? null }))
}

function leavesOf(value: Json, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path, `${value}`]])
  const within = path === '' ? '' : `${path}.`
  return new Map(Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, `${within}${name}`)]))
}

function rowsIn(value: unknown): Values[] {
  return (value ?? []) as Values[]
}

/** Rows with an anchor are paired by it, others by their place. */
function pairsOf(en: readonly Values[], ar: readonly Values[]): Body[] {
  if (![...en, ...ar].some((row) => 'id' in row))
    return Array.from({ length: Math.max(en.length, ar.length) }, (_, at) => ({
      en: en[at] ?? null,
      ar: ar[at] ?? null,
    }))
  const ids = [...new Set([...en, ...ar].map(({ id }) => id))]
  return ids.map((id) => ({
    en: en.find((row) => row['id'] === id) ?? { id },
    ar: ar.find((row) => row['id'] === id) ?? { id },
  }))
}

function withShared(fields: readonly FieldSpec[], en: Values, ar: Values): Values {
  const all: Record<string, unknown> = { ...ar }
  for (const field of fields) {
    const { name } = field
    if (SHARED.has(name)) all[name] = en[name]
    if (field.kind === 'part') all[name] = withShared(field.fields, en[name] as Values, ar[name] as Values)
    if (field.kind === 'rows') {
      const english = rowsIn(en[name])
      all[name] = rowsIn(ar[name]).map((row, at) => withShared(field.fields, english[at] ?? {}, row))
    }
  }
  return all
}

/** Returns true if anything is written that is not shared. */
function hasText(fields: readonly FieldSpec[], values: Values): boolean {
  return fields.some((field) => {
    const value = values[field.name]
    if (field.kind === 'part') return hasText(field.fields, value as Values)
    if (field.kind === 'rows') return rowsIn(value).some((row) => hasText(field.fields, row))
    return !SHARED.has(field.name) && typeof value === 'string' && value.trim() !== ''
  })
}
