import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { ARABIC } from '#domains/notifications/mails/mail-words.ar.ts'
import { FRENCH } from '#domains/notifications/mails/mail-words.fr.ts'
import { ENGLISH } from '#domains/notifications/mails/mail-words.en.ts'
import { QUOTE_TEXTS } from '#domains/rentals/quotes/quote-texts.ts'
import { counted } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import { FIELD_MESSAGES } from '#kernel/field-messages.ts'
import { ALL_FIELD_MESSAGES } from '#src/wiring/field-messages.ts'
import { PLATFORM_TITLES } from '#platform/http/problem-titles.ts'

type Titles = Readonly<Record<string, Localized>>

/** Those of the platform, and of each domain in its `*-problem.http.ts`. */
const FILES = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('./domains/**/*-problem.http.ts', { eager: true }),
)
const TITLES: readonly Titles[] = [
  PLATFORM_TITLES,
  ...FILES.flatMap(([, file]) =>
    Object.entries(file).flatMap(([name, titles]) => (name.endsWith('Titles') ? [titles as Titles] : [])),
  ),
]

test('each domain that answers with problems exports their titles', () => {
  expect(FILES.length).toBeGreaterThan(12)
  expect(TITLES).toHaveLength(FILES.length + 1)
})

test('every problem has its title in both languages, and every field its message', () => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  const wrong = [...TITLES, ALL_FIELD_MESSAGES].flatMap((titles) =>
    Object.entries(titles).filter(([, { en, ar }]) => isArabic(en) || !isArabic(ar)),
  )
  expect(wrong).toEqual([])
})

test('a code that several domains answer with has one title', () => {
  const one: Titles = Object.assign({}, ...TITLES)
  const titledOtherwise = TITLES.flatMap((titles) =>
    Object.entries(titles).filter(([code, title]) => JSON.stringify(title) !== JSON.stringify(one[code])),
  )
  expect(titledOtherwise).toEqual([])
})

/** Those of the kernel, and of each domain in its `*-field-messages.ts`. */
const FIELD_FILES: readonly Titles[] = [
  FIELD_MESSAGES,
  ...Object.values(
    import.meta.glob<Readonly<Record<string, Titles>>>('./domains/**/*-field-messages.ts', {
      eager: true,
    }),
  ).flatMap((file) =>
    Object.entries(file).flatMap(([name, messages]) => (name.endsWith('FieldMessages') ? [messages] : [])),
  ),
]

test('the messages of fields of every domain are told, and each code stands in one file', () => {
  const codes = FIELD_FILES.flatMap((messages) => Object.keys(messages))
  expect(FIELD_FILES.length).toBeGreaterThan(12)
  expect(codes.toSorted()).toEqual(Object.keys(ALL_FIELD_MESSAGES).toSorted())
})

/** Whatever is told in each language: titles, messages of fields, and the exports of files of texts. */
const TEXTS: readonly Localized<unknown>[] = [
  ...[...TITLES, ...FIELD_FILES].flatMap((texts) => Object.values(texts)),
  { en: ENGLISH, ar: ARABIC, fr: FRENCH },
  ...Object.values(
    import.meta.glob<object>('./domains/**/{*-words,*-texts,trip-sms,trip-code}.ts', { eager: true }),
  ).flatMap((file) => Object.values(file).flatMap(localizedIn)),
]

function localizedIn(value: unknown): Localized<unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value && 'ar' in value && 'fr' in value ? [value] : Object.values(value).flatMap(localizedIn)
}

/** The placeholders of each text in a value; of one with a number, of its general form. */
function placesIn(value: unknown): unknown {
  if (typeof value === 'string') return value.match(/\{\w+\}/g)?.toSorted() ?? []
  if (typeof value !== 'object' || value === null) return null
  if ('other' in value) return placesIn(value.other)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, placesIn(one)]))
}

test('a text has the same placeholders in every language', () => {
  expect(TEXTS.length).toBeGreaterThan(500)
  const differing = TEXTS.filter(
    ({ en, ar, fr }) => ![ar, fr].every((text) => isDeepStrictEqual(placesIn(en), placesIn(text))),
  )
  expect(differing).toEqual([])
})

test.for([
  { language: 'en', count: 1, text: 'one year' },
  { language: 'en', count: 3, text: '3 years' },
  { language: 'ar', count: 1, text: 'سنة' },
  { language: 'ar', count: 2, text: 'سنتان' },
  { language: 'ar', count: 10, text: '10 سنوات' },
  { language: 'ar', count: 11, text: '11 سنة' },
  { language: 'fr', count: 1, text: '1 an' },
  { language: 'fr', count: 3, text: '3 ans' },
] as const)('$count in $language takes the form of its number', ({ language, count, text }) => {
  expect(counted(QUOTE_TEXTS[language].desk.years, count, language)).toBe(text)
})
