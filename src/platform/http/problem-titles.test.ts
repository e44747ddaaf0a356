import { expect, test } from 'vitest'
import { FIELD_MESSAGES } from '#kernel/field-messages.ts'
import { ALL_FIELD_MESSAGES } from '#src/wiring/field-messages.ts'
import { PLATFORM_TITLES, type Title } from './problem-titles.ts'

type Titles = Readonly<Record<string, Title>>

/** Those of the platform, and of each domain in its `*-problem.http.ts`. */
const FILES = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../domains/**/*-problem.http.ts', { eager: true }),
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
    import.meta.glob<Readonly<Record<string, Titles>>>('../../domains/**/*-field-messages.ts', {
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
