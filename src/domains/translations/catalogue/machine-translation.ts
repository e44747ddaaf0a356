import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { fitTranslation, isPlural } from './translation.ts'

export type MachineFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Asks a translation service for texts in another language; the answer has them in the same order. */
export type AskMachine = (
  texts: readonly string[],
  language: Language,
) => Promise<Result<readonly string[], MachineFailure>>

/** Returns true if a machine may be asked: it knows no plural forms. */
export function isForMachine(english: string): boolean {
  return !isPlural(english)
}

/** A machine's translation, or null if it is of no use: empty, far too long, or its placeholders were translated too. */
export function usableMachineText(english: string, language: Language, answered: string): string | null {
  const text = answered.trim()
  if (
    text === '' ||
    text.length > 20 + 4 * english.length ||
    /[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\t]/g, ''))
  )
    return null
  return fitTranslation(english, language, { text }).ok ? text : null
}
