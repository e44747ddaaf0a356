import type { ContentBody } from './content-body.contract.ts'

export type UnpublishableCode = 'language_missing' | 'languages_differ'

/**
 * Returns why a version cannot be published. Null if it can: English and Arabic are written, and all languages have the
 * same parts in the same order. French readers get the English text of a page without a French one.
 */
export function whyUnpublishable({ en, ar, fr }: ContentBody): UnpublishableCode | null {
  if (!en || !ar) return 'language_missing'
  const texts: Text[] = fr ? [ar, fr] : [ar]
  return texts.every((text) => partsOf(text) === partsOf(en)) ? null : 'languages_differ'
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
