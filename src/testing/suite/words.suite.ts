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

const ARABIC_FORMS = ['few', 'many', 'one', 'other', 'two', 'zero']

/**
 * Checks that the words of two languages, by their files, say the same: keys, plural forms, placeholders. `noNoun` are
 * keys whose number has no noun beside it, or one that no number changes.
 */
export function testWords(english: Files, arabic: Files, noNoun: readonly string[] = []): void {
  const files = Object.keys(english)
  const inArabic = (file: string) => arabic[file.replace('/en/', '/ar/')]

  test('both languages have the same files', () => {
    expect(Object.keys(arabic)).toEqual(files.map((file) => file.replace('/en/', '/ar/')))
  })

  test.for(files)('%s says the same in both languages', (file) => {
    const words = (texts: object = {}) => [...new Set(keysOf(texts))].sort()
    expect(words(inArabic(file))).toEqual(words(english[file]))
  })

  test.for(files)('%s has both English and all six Arabic forms of what is counted', (file) => {
    const arabicForms = formsOf(inArabic(file) ?? {})
    for (const [stem, forms] of formsOf(english[file] ?? {})) {
      // `_zero`, `_one` or `_other` alone are names of cases that no number chooses.
      if (!(forms.includes('one') && forms.includes('other'))) continue
      expect(forms.toSorted().join(), stem).toMatch(/^one,other(,zero)?$/)
      expect(arabicForms.get(stem)?.toSorted(), stem).toEqual(ARABIC_FORMS)
    }
  })

  test.for(files)('%s counts nothing in one form for all numbers', (file) => {
    const counting = [...textsOf(english[file] ?? {}), ...textsOf(inArabic(file) ?? {})].filter(
      ([key, text]) => /\{\{count\b/.test(text) && !PLURAL.test(key),
    )
    expect(counting.map(([key]) => key).filter((key) => !noNoun.includes(key))).toEqual([])
  })

  test.for(files)('%s has the same placeholders in both languages', (file) => {
    const arabicTexts = new Map(textsOf(inArabic(file) ?? {}))
    const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort()
    for (const [key, text] of textsOf(english[file] ?? {})) {
      const translated = arabicTexts.get(key)
      if (translated !== undefined && !PLURAL.test(key))
        expect(placeholders(translated), key).toEqual(placeholders(text))
    }
  })

  test.for(files)('%s writes tanwin before its alif, as every other one does', (file) => {
    expect(JSON.stringify(inArabic(file))).not.toContain('\u0627\u064b')
  })
}
