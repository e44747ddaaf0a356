import type { Language } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { fitTranslation, isPlural } from './translation.ts'

export type MachineFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Requests translations from a translation service. The answer is in the same order. */
export type TranslationService = (
  texts: readonly string[],
  language: Language,
) => Promise<Result<readonly string[], MachineFailure>>

/** Returns true if a text can be machine-translated. Plural texts cannot, because the service knows no plural forms. */
export function isForMachine(english: string): boolean {
  return !isPlural(english)
}

/** Returns a machine's translation, or null if it is unusable: empty, far too long, or with changed placeholders. */
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
