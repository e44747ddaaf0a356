import { ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import type { Garbage } from './garbage.ts'
import { garbage } from './garbage.ts'

/** Maximum number of values, above that of any reply: reading more costs more than the reply's size suggests. */
const MAX_VALUES = 400_000

/** Parses a reply as JSON. Fails if it is invalid or has more values than any reply. */
export function readJson(text: string): Result<unknown, Garbage> {
  if (hasMoreValues(text, MAX_VALUES)) return garbage('more values than a reply has')
  try {
    return ok(JSON.parse(text))
  } catch {
    return garbage('not JSON')
  }
}

/**
 * Returns true if there are more than `max` commas and opening brackets, of which there are at least as many as
 * values.
 */
function hasMoreValues(text: string, max: number): boolean {
  let found = 0
  for (const _ of text.matchAll(/[,[{]/g)) if (++found > max) return true
  return false
}
