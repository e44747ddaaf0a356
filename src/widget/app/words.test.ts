import { expect, test } from 'vitest'
import { testWords } from '#testing/suite/words.suite.ts'
import { loadWords } from './words.ts'

const english = import.meta.glob<object>('../words/en/*.json', { eager: true, import: 'default' })
const arabic = import.meta.glob<object>('../words/ar/*.json', { eager: true, import: 'default' })

testWords(english, arabic)

test('one load brings all words of a language, with the product’s name in them', async () => {
  const words = await loadWords('ar', 'Safar')
  expect(words.t('shell:by')).toBe('من Safar')
  for (const file of Object.keys(arabic))
    expect(words.hasResourceBundle('ar', /(\w+)\.json$/.exec(file)?.[1] ?? ''), file).toBe(true)
})
