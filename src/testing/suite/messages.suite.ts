import { expect, test } from 'vitest'

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

/** The plural forms of the languages other than English (CLDR). */
const FORMS = {
  ar: ['few', 'many', 'one', 'other', 'two', 'zero'],
  fr: ['many', 'one', 'other'],
}

/** A space where French has a no-break space, or no space. */
const FRENCH_SPACING = /[\p{L}\d})»] ?[;!?](?![\w=&/])|[\p{L}})»] ?:(?=\s|$)|« | »|'/u

/**
 * Checks that the messages of each language, by their files, have the keys, plural forms and placeholders of the English
 * ones. `noNoun` are keys whose number has no noun next to it, or one that no number changes.
 */
export function testMessages(
  english: Files,
  others: { ar: Files; fr: Files },
  noNoun: readonly string[] = [],
): void {
  const files = Object.keys(english)

  test.for(['ar', 'fr'] as const)('the words in %s are those in English', (language) => {
    const inLanguage = (file: string) => file.replace('/en/', `/${language}/`)
    const translated = others[language]
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
    const counting = [english, ...Object.values(others)].flatMap((all) =>
      Object.values(all).flatMap((texts) =>
        textsOf(texts).filter(([key, text]) => /\{\{count\b/.test(text) && !PLURAL.test(key)),
      ),
    )
    expect([...new Set(counting.map(([key]) => key))].filter((key) => !noNoun.includes(key))).toEqual([])
  })

  test('Arabic writes tanwin before its alif', () => {
    expect(JSON.stringify(others.ar)).not.toContain('\u0627\u064b')
  })

  test('French has no-break spaces and its own apostrophes', () => {
    const texts = Object.values(others.fr).flatMap((texts) => textsOf(texts))
    expect(texts.filter(([, text]) => !text.includes('<') && FRENCH_SPACING.test(text))).toEqual([])
  })
}
