import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { QUOTE_TEXTS } from '#domains/rentals/quotes/quote-texts.ts'
import { counted } from '#kernel/filled-text.ts'
import { LANGUAGE_CODES, type Localized } from '#kernel/locale.ts'
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

test('titles of problems and messages of fields are in their own script', () => {
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

/** Files of texts of the server, by path. */
const WORDS = import.meta.glob<object>('./{kernel,platform,domains}/**/words/*/*.json', {
  eager: true,
  import: 'default',
})
const ENGLISH_FILES = Object.keys(WORDS).filter((file) => file.includes('/en/'))
/** Names for single countries and cities, which differ in other places in each language. */
const SPARSE = new Set(['./domains/rentals/words/en/country-names.json', './kernel/words/en/cities.json'])

const PLURAL = /^(?:zero|one|two|few|many|other|\d+)$/

/** The placeholders of each text in a value; of one with a number, of its general form. */
function placesIn(value: unknown): unknown {
  if (typeof value === 'string') return value.match(/\{\w+\}/g)?.toSorted() ?? []
  if (typeof value !== 'object' || value === null) return null
  if ('other' in value && Object.keys(value).every((key) => PLURAL.test(key))) return placesIn(value.other)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, placesIn(one)]))
}

test.for(LANGUAGE_CODES)(
  'the texts of the server in %s have the keys and placeholders of the English ones',
  (language) => {
    expect(ENGLISH_FILES.length).toBeGreaterThan(60)
    const inLanguage = Object.keys(WORDS).filter((file) => file.includes(`/${language}/`))
    const english = inLanguage
      .map((file) => file.replace(`/${language}/`, '/en/'))
      .filter((file) => !SPARSE.has(file))
    expect(english.toSorted()).toEqual(ENGLISH_FILES.filter((file) => !SPARSE.has(file)).toSorted())
    for (const file of english)
      expect(placesIn(WORDS[file.replace('/en/', `/${language}/`)]), file).toEqual(placesIn(WORDS[file]))
  },
)

/** A call of `readTexts` with the name of its type. */
const READ = /readTexts(?:ByKey)?<\s*typeof (\w+)\s*>\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g

test('the type of texts is that of the file that is read', () => {
  const sources = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })
  const wrong = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(READ)].flatMap(([call, type = '', folder, name]) => {
      const stated = new RegExp(`import type ${type} from '([^']+)'`).exec(source)?.[1] ?? ''
      const path = stated.startsWith('#') ? stated.replace('#', 'src/') : join(dirname(file), stated)
      return path.replace('src/src/', 'src/') === `src/${folder}/words/en/${name}.json`
        ? []
        : [`${file}: ${call}`]
    })
  })
  expect(wrong).toEqual([])
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
