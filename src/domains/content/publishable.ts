import type { ContentBody } from './content-body.contract.ts'

export type UnpublishableCode = 'language_missing' | 'languages_differ'

/** Why a version cannot be published: both languages are needed, with the same parts in the same order. Else null. */
export function whyUnpublishable({ en, ar }: ContentBody): UnpublishableCode | null {
  if (!en || !ar) return 'language_missing'
  return partsOf(en) === partsOf(ar) ? null : 'languages_differ'
}

type Text = NonNullable<ContentBody['en']>

/** Anchors of sections; anchors of topics, and which of their questions the home page shows; the number of steps. */
function partsOf(text: Text): string {
  if ('sections' in text) return text.sections.map(({ id }) => id).join()
  if ('topics' in text)
    return text.topics
      .map(({ id, questions }) => `${id}:${questions.map(({ on_home }) => Number(on_home)).join('')}`)
      .join()
  return String(text.steps.length)
}
