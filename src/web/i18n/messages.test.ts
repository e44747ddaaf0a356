import { expect, test } from 'vitest'
import { allAreas, addAreas, loadMessages } from './messages.ts'

const english = import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' })
const arabic = import.meta.glob<object>('./ar/*.json', { eager: true, import: 'default' })

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

/** A message of the API's contracts is its own key: English needs no words for it. */
const ENGLISH_ITSELF = /\.[A-Z][^.]* /

test.for(areas)('%s says the same in both languages', (area) => {
  const words = (texts: object = {}) =>
    [...new Set(keysOf(texts))].filter((key) => !ENGLISH_ITSELF.test(key)).sort()
  expect(words(arabic[`./ar/${area}`])).toEqual(words(english[`./en/${area}`]))
})

test.for(areas)('%s writes tanwin before its alif, as every other area does', (area) => {
  expect(JSON.stringify(arabic[`./ar/${area}`])).not.toContain('\u0627\u064b')
})

test('a page loads its own areas and the shell, and more when it needs them', async () => {
  const messages = await loadMessages('en', 'Rihla', ['home'])
  const loaded = () => allAreas.filter((area) => messages.hasResourceBundle('en', area)).sort()
  expect(loaded()).toEqual(['home', 'shell'])
  await addAreas(messages, ['home', 'search'])
  expect(loaded()).toEqual(['home', 'search', 'shell'])
})

test('the product’s name stands in the messages', async () => {
  const messages = await loadMessages('ar', 'Safar', [])
  expect(messages.t('footer.copyright')).toBe('© 2024 Safar')
})
