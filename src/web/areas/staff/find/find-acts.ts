import { foldText } from '#kernel/fold-text.ts'

/** What can be done, by the kinds of records that it is done to; each leads to the record, where it is done. */
export const FIND_ACTS = {
  refund: ['bookings'],
  cancel: ['bookings', 'trips'],
  resend: ['bookings'],
  assign: ['trips'],
} as const

export type FindAct = keyof typeof FIND_ACTS
export const FIND_ACT_NAMES = Object.keys(FIND_ACTS) as readonly FindAct[]

/** What was typed, apart from a verb that it begins with: `refund KMRT` is a refund of what `KMRT` finds. */
export function readVerb(
  typed: string,
  verbsOf: (act: FindAct) => readonly string[],
): { act: FindAct | null; search: string } {
  const line = typed.trim()
  const folded = foldText(line)
  for (const act of FIND_ACT_NAMES)
    for (const verb of verbsOf(act)) {
      const beginning = foldText(verb)
      if (folded === beginning) return { act, search: '' }
      if (folded.startsWith(`${beginning} `)) return { act, search: line.slice(verb.length).trim() }
    }
  return { act: null, search: line }
}

/** Returns true if each part of what was typed begins a word of a name. */
export function isNamed(name: string, typed: string): boolean {
  const words = foldText(name).split(/\s+/)
  const parts = foldText(typed)
    .split(/\s+/)
    .filter((part) => part !== '')
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
