import { expect, test } from 'vitest'
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

test('every problem has its title in both languages', () => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  const wrong = TITLES.flatMap((titles) =>
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
