import { expect, test } from 'vitest'
import { messages as arabic } from './ar.ts'
import { messages as english } from './en.ts'

/** Plural endings differ between languages. */
const PLURAL = /_(zero|one|two|few|many|other)$/

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, `${path}${key}.`)
      : [path + key.replace(PLURAL, '')],
  )
}

const areas = Object.keys(english).map((file) => file.replace('./en/', ''))

test('both languages have the same areas', () => {
  expect(Object.keys(arabic).map((file) => file.replace('./ar/', ''))).toEqual(areas)
})

test.for(areas)('%s says the same in both languages', (area) => {
  const words = (of: typeof english, language: string) =>
    [...new Set(keysOf(of[`./${language}/${area}`] ?? {}))].sort()
  expect(words(arabic, 'ar')).toEqual(words(english, 'en'))
})
