import { draftOf, type Draft, type Values } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

type Sides = {
  /** The record that the form was prefilled from. */
  was: Values | undefined
  /** The current record. */
  now: Values | undefined
  /** The current form values. */
  draft: Draft
}

/** Returns the form values that a colleague has changed in fields not edited here. */
export function changedByOthers(fields: readonly FieldSpec[], { was = {}, now = {}, draft }: Sides): Draft {
  const [before, after] = [draftOf(fields, was), draftOf(fields, now)]
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => name in now && !same(value, before[name]) && same(draft[name], before[name]),
    ),
  )
}

function same(one: Draft[string] | undefined, other: Draft[string] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
