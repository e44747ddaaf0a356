import type { Translate } from '#ui/messages/messages.ts'
import type { RefusalText } from '#web/forms/form.tsx'

/** Explains a failed look-up, where its problem's title is not enough. */
export function explainLookup(t: Translate) {
  return (error: unknown): RefusalText => {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
    if (status === 404) return { title: t('find.wrong_title'), text: t('find.wrong_text') }
    if (status === 429) return { tone: 'careful', title: t('find.many_title'), text: t('find.many_text') }
    return {}
  }
}
