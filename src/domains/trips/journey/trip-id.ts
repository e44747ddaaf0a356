import { z } from 'zod'

/** Whether a part of a path can be a trip's id. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success
}
