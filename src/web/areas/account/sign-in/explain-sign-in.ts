import type { Translate } from '#ui/messages/messages.ts'
import type { RefusalText } from '#web/forms/form.tsx'
import { problemOf } from '#ui/error-words.ts'

/** Explains a rejected sign-in. */
export function explainSignIn(t: Translate) {
  return (error: unknown): RefusalText => {
    const code = problemOf(error)?.code
    if (code === 'wrong_credentials') return { text: t('login.wrong') }
    return code === 'too_many_attempts' ? { text: t('login.wait') } : {}
  }
}
