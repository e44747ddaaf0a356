import { expect, test } from 'vitest'
import { LANGUAGE_CODES, perLanguage, type Language } from '#kernel/locale.ts'

type Files = Record<string, object>

/** Plural endings differ between languages. */
const PLURAL = /_(zero|one|two|few|many|other)$/

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, `${path}${key}.`)
      : [path + key.replace(PLURAL, '')],
  )
}

/** The keys of a file with their texts. */
function textsOf(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : textsOf(text as object, `${path}${key}.`),
  )
}

/** The plural endings of a file's keys, by what stands before them. */
function formsOf(texts: object): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const [key] of textsOf(texts)) {
    const form = PLURAL.exec(key)?.[1]
    const stem = key.replace(PLURAL, '')
    if (form !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), form])
  }
  return forms
}

/** The plural forms of each language (CLDR). */
const FORMS = perLanguage((language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
)

/** A space where French has a no-break space, or no space. */
const FRENCH_SPACING = /[\p{L}\d})»] ?[;!?](?![\w=&/])|[\p{L}})»] ?:(?=\s|$)|« | »|'/u

/** Returns the files of a language (`words/ar/home.json`). */
export function filesIn(files: Files, language: Language): Files {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.includes(`/words/${language}/`)))
}

/**
 * Checks that the messages of each language have the keys, plural forms and placeholders of the English ones. `all`: the
 * files of every language. `noNoun`: keys whose number has no noun next to it, or one that no number changes.
 */
export function testMessages(all: Files, noNoun: readonly string[] = []): void {
  const english = filesIn(all, 'en')
  const files = Object.keys(english)

  test.for(LANGUAGE_CODES)('the words in %s are those in English', (language) => {
    const inLanguage = (file: string) => file.replace('/en/', `/${language}/`)
    const translated = filesIn(all, language)
    expect(Object.keys(translated)).toEqual(files.map(inLanguage))
    for (const file of files) {
      const texts = translated[inLanguage(file)] ?? {}
      const keys = (all: object = {}) => [...new Set(keysOf(all))].sort()
      expect(keys(texts), file).toEqual(keys(english[file]))

      const forms = formsOf(texts)
      for (const [stem, englishForms] of formsOf(english[file] ?? {})) {
        // `_zero`, `_one` or `_other` alone are names of cases that no number chooses.
        if (!(englishForms.includes('one') && englishForms.includes('other'))) continue
        expect(englishForms.toSorted().join(), `${file} ${stem}`).toMatch(/^one,other(,zero)?$/)
        const found = forms.get(stem)?.filter((form) => form !== 'zero' || language === 'ar')
        expect(found?.toSorted(), `${file} ${stem}`).toEqual(FORMS[language])
      }

      const byKey = new Map(textsOf(texts))
      const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort()
      for (const [key, text] of textsOf(english[file] ?? {})) {
        const other = byKey.get(key)
        if (other !== undefined && !PLURAL.test(key))
          expect(placeholders(other), `${file} ${key}`).toEqual(placeholders(text))
      }
    }
  })

  test('a number never has one form for all numbers', () => {
    const counting = Object.values(all).flatMap((texts) =>
      textsOf(texts).filter(([key, text]) => /\{\{count\b/.test(text) && !PLURAL.test(key)),
    )
    expect([...new Set(counting.map(([key]) => key))].filter((key) => !noNoun.includes(key))).toEqual([])
  })

  test('Arabic writes tanwin before its alif', () => {
    expect(JSON.stringify(filesIn(all, 'ar'))).not.toContain('\u0627\u064b')
  })

  test('French has no-break spaces and its own apostrophes', () => {
    const texts = Object.values(filesIn(all, 'fr')).flatMap((texts) => textsOf(texts))
    expect(texts.filter(([, text]) => !text.includes('<') && FRENCH_SPACING.test(text))).toEqual([])
  })
}
