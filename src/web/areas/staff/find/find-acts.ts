import { foldText } from '#kernel/fold-text.ts'

/** Actions with the kinds of records that they apply to; each opens the record. */
export const FIND_ACTS = {
  refund: ['bookings'],
  cancel: ['bookings', 'trips'],
  resend: ['bookings'],
  assign: ['trips'],
} as const

export type FindAction = keyof typeof FIND_ACTS
export const FIND_ACT_NAMES = Object.keys(FIND_ACTS) as readonly FindAction[]

/** Splits the input into a leading verb and the search: `refund KMRT` refunds the match of `KMRT`. */
export function readVerb(
  input: string,
  verbsOf: (act: FindAction) => readonly string[],
): { act: FindAction | null; search: string } {
  const line = input.trim()
  const folded = foldText(line)
  for (const act of FIND_ACT_NAMES)
    for (const verb of verbsOf(act)) {
      const beginning = foldText(verb)
      if (folded === beginning) return { act, search: '' }
      if (folded.startsWith(`${beginning} `)) return { act, search: line.slice(verb.length).trim() }
    }
  return { act: null, search: line }
}

/** Returns true if each part of the input starts a word of the name. */
export function matchesName(name: string, input: string): boolean {
  const words = foldText(name).split(/\s+/)
  const parts = foldText(input)
    .split(/\s+/)
    .filter((part) => part !== '')
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}
