import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { REQUIRED_LANGUAGES, type ContentBody } from './content-body.contract.ts'

export type UnpublishableCode = 'language_missing' | 'languages_differ'

/**
 * Returns why a version cannot be published. Null if it can: it is written in the required languages, and has the same
 * parts in the same order in every language.
 */
export function unpublishableReason(body: ContentBody): UnpublishableCode | null {
  if (REQUIRED_LANGUAGES.some((code) => !body[code])) return 'language_missing'
  const texts = LANGUAGE_CODES.map((code) => body[code]).filter((text) => text != null)
  return new Set(texts.map(partsOf)).size === 1 ? null : 'languages_differ'
}

type Text = NonNullable<ContentBody['en']>

/**
 * Returns the structure of a text: the anchors of sections; the anchors of topics, with the questions on the
 * home page; or the number of steps.
 */
function partsOf(text: Text): string {
  if ('sections' in text) return text.sections.map(({ id }) => id).join()
  if ('topics' in text)
    return text.topics
      .map(({ id, questions }) => `${id}:${questions.map(({ on_home }) => Number(on_home)).join('')}`)
      .join()
  return String(text.steps.length)
}
