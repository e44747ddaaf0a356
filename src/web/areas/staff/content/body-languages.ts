import { LANGUAGE_CODES, perLanguage, type Language, type Localized } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { SHARED } from './text-fields.ts'

/** A text in every language; null or absent if it is not written yet. */
export type Body = { readonly [Code in Language]?: Values | null | undefined }

/** Returns the text in every language, with the same rows in the order of the English ones. */
export function aligned(fields: readonly FieldSpec[], body: Body): Localized<Values> {
  const texts = perLanguage((language): Record<string, unknown> => ({ ...body[language] }))
  const put = (name: string, parts: Localized<unknown>) => {
    for (const language of LANGUAGE_CODES) texts[language][name] = parts[language]
  }
  for (const field of fields) {
    const { name } = field
    if (field.kind === 'part')
      put(
        name,
        aligned(
          field.fields,
          perLanguage((language) => texts[language][name] as Values),
        ),
      )
    if (field.kind === 'rows') {
      const rows = alignedRows(perLanguage((language) => rowsIn(texts[language][name]))).map((row) =>
        aligned(field.fields, row),
      )
      put(
        name,
        perLanguage((language) => rows.map((row) => row[language])),
      )
    }
  }
  return texts
}

/** Returns the text to save: each language that is written, with the English values of the fields that all share. */
export function bodyOf(fields: readonly FieldSpec[], texts: Localized<Values>): Localized<Values | null> {
  return perLanguage((language) => {
    const text = withShared(fields, texts.en, texts[language])
    return hasText(fields, text) ? text : null
  })
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

/** A text that differs between two versions, by its path such as `en.sections.1.heading`. Null if it was removed. */
export type ChangedText = { path: string; text: string | null }

/** Returns the texts that differ between two versions. */
export function changedTexts(before: Json, after: Json): ChangedText[] {
  const old = leafTexts(before)
  const now = leafTexts(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, text: now.get(path) ?? null }))
}

function leafTexts(value: Json, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path, `${value}`]])
  const within = path === '' ? '' : `${path}.`
  return new Map(Object.entries(value).flatMap(([name, part]) => [...leafTexts(part, `${within}${name}`)]))
}

function rowsIn(value: unknown): Values[] {
  return (value ?? []) as Values[]
}

/** Matches rows with an anchor by it, and other rows by their position. */
function alignedRows(rows: Localized<readonly Values[]>): Body[] {
  const all = LANGUAGE_CODES.flatMap((language) => rows[language])
  if (!all.some((row) => 'id' in row)) {
    const length = Math.max(...LANGUAGE_CODES.map((language) => rows[language].length))
    return Array.from({ length }, (_, at) => perLanguage((language) => rows[language][at]))
  }
  const ids = [...new Set(all.map(({ id }) => id))]
  return ids.map((id) => perLanguage((language) => rows[language].find((row) => row['id'] === id) ?? { id }))
}

function withShared(fields: readonly FieldSpec[], en: Values, text: Values): Values {
  const all: Record<string, unknown> = { ...text }
  for (const field of fields) {
    const { name } = field
    if (SHARED.has(name)) all[name] = en[name]
    if (field.kind === 'part') all[name] = withShared(field.fields, en[name] as Values, text[name] as Values)
    if (field.kind === 'rows') {
      const english = rowsIn(en[name])
      all[name] = rowsIn(text[name]).map((row, at) => withShared(field.fields, english[at] ?? {}, row))
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
