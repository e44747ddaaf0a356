import { ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import type { Garbage } from './garbage.ts'
import { garbage } from './garbage.ts'

/** More values than any reply has: one of so many costs more to read than its size deserves. */
const MOST_VALUES = 400_000

/** A reply's JSON, unless it is none or has more values than a reply has. */
export function readJson(text: string): Result<unknown, Garbage> {
  if (hasMoreValues(text, MOST_VALUES)) return garbage('more values than a reply has')
  try {
    return ok(JSON.parse(text))
  } catch {
    return garbage('not JSON')
  }
}

/** Whether there are more commas and opening brackets: no fewer than there are values. */
function hasMoreValues(text: string, most: number): boolean {
  let found = 0
  for (const _ of text.matchAll(/[,[{]/g)) if (++found > most) return true
  return false
}
