import { draftOf, type Draft, type Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

type Sides = {
  /** The record as the form was filled in from it; */
  was: Values | undefined
  /** as it is now, of the fields that are read; */
  now: Values | undefined
  /** and what stands in the form. */
  typed: Draft
}

/** What a colleague has changed of fields that were not touched in the form, as it is typed there. */
export function changedByOthers(fields: readonly FieldSpec[], { was = {}, now = {}, typed }: Sides): Draft {
  const [before, after] = [draftOf(fields, was), draftOf(fields, now)]
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => name in now && !same(value, before[name]) && same(typed[name], before[name]),
    ),
  )
}

function same(one: Draft[string] | undefined, other: Draft[string] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
