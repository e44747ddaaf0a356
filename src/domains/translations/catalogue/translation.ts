import { perLanguage, type Language, type Localized } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

/** A plural form selected by a number (CLDR). */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

const COUNTING_ORDER: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Plural forms of each language, in counting order. */
export const PLURAL_FORMS: Localized<readonly PluralForm[]> = perLanguage((language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return COUNTING_ORDER.filter((form) => pluralCategories.includes(form))
})

/** A text in another language: a single text, or one for each plural form. */
export type Translation =
  | { text: string; forms?: undefined }
  | { text?: undefined; forms: Readonly<{ [Form in PluralForm]?: string | undefined }> }

/** A translation as entered, which may not fit its text. */
export type TranslationInput = {
  text?: string | undefined
  forms?: Readonly<{ [Form in PluralForm]?: string | undefined }> | undefined
}

/** An error in a field of a translation. `values`: those of its message. */
export type TranslationFault =
  | {
      path: string
      code: 'translation_required' | 'forms_required' | 'form_unknown' | 'forms_needless' | 'text_needless'
    }
  | { path: string; code: 'placeholders_differ'; values: { names: string } }

const PLACEHOLDER = /\{\{-?\s*([^{}]*?)\s*\}\}/g

/** Forms in which a language may express the number by a word, without its placeholder. */
const FORMS_WITHOUT_NUMBER: ReadonlySet<string> = new Set<PluralForm>(['zero', 'one', 'two'])

/**
 * Returns the names of a text's placeholders (`{{name}}`), unique and sorted, with their format, as i18next reads it.
 */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort()
}

/** Returns true if a number selects the form of this text: i18next uses the placeholder `count`. */
export function isPlural(english: string): boolean {
  return placeholdersIn(english).includes('count')
}

/**
 * Returns a translation that fits its English text, or its errors field by field. It must contain every placeholder of
 * the English text and no other, and a text with a number needs every plural form of its language.
 */
export function fitTranslation(
  english: string,
  language: Language,
  { text, forms }: TranslationInput,
): Result<Translation, { code: 'translation_unfit'; faults: readonly TranslationFault[] }> {
  const expected = placeholdersIn(english)
  const faults = isPlural(english)
    ? [
        ...(text === undefined ? [] : [{ path: 'text', code: 'text_needless' as const }]),
        ...formFaults(forms, language, expected),
      ]
    : [
        ...(forms ? [{ path: 'forms', code: 'forms_needless' as const }] : []),
        ...textFaults('text', text, expected, false),
      ]
  if (faults.length > 0) return fail({ code: 'translation_unfit', faults })
  return ok(text === undefined ? { forms: forms ?? {} } : { text })
}

function formFaults(
  forms: TranslationInput['forms'],
  language: Language,
  expected: readonly string[],
): TranslationFault[] {
  if (!forms) return [{ path: 'forms', code: 'forms_required' }]
  const known: readonly string[] = PLURAL_FORMS[language]
  const unknown = Object.keys(forms).filter((form) => !known.includes(form))
  return [
    ...unknown.map((form) => ({ path: `forms.${form}`, code: 'form_unknown' as const })),
    ...PLURAL_FORMS[language].flatMap((form) =>
      textFaults(`forms.${form}`, forms[form], expected, FORMS_WITHOUT_NUMBER.has(form)),
    ),
  ]
}

function textFaults(
  path: string,
  text: string | undefined,
  expected: readonly string[],
  countByWord: boolean,
): TranslationFault[] {
  if (text === undefined) return [{ path, code: 'translation_required' }]
  const found = placeholdersIn(text)
  const rest = expected.filter((name) => name !== 'count')
  const same = (required: readonly string[]) => required.join() === found.join()
  if (same(expected) || (countByWord && same(rest))) return []
  const names = (countByWord ? rest : expected).map((name) => `{{${name}}}`).join(', ') || '–'
  return [{ path, code: 'placeholders_differ', values: { names } }]
}

/** Returns the text for an unknown number: of plural forms the general one. */
export function plainText({ text, forms }: Translation): string | null {
  return text ?? forms?.other ?? null
}
