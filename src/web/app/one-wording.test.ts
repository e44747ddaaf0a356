import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quoteTerms } from '#domains/rentals/quotes/quote-terms.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'

const files = import.meta.glob<object>('../**/words/ar/*.json', { eager: true, import: 'default' })

/** Words outside of the site's files, in both languages. */
const elsewhere = import.meta.glob<string>(
  ['../../widget/{words/ar/*.json,app/**/*words.ts}', '../../{kernel,platform,domains}/**/words/ar/*.json'],
  { eager: true, query: '?raw', import: 'default' },
)

/** All Arabic messages of the product. */
const TEXTS = [
  ...Object.entries(elsewhere).map(([where, text]) => ({ where, text })),
  ...Object.entries(files).map(([where, texts]) => ({ where, text: JSON.stringify(texts) })),
  { where: 'terms of a quote', text: JSON.stringify(quoteTerms(sampleBooking().offer, 'ar')) },
]

test.for([
  { rule: 'a deposit is مبلغ الضمان', never: /التأمين المسترد|مبلغ (?:ال)?تأمين|الإجمالي والتأمين/ },
  { rule: 'a licence was issued years, سنوات, ago', never: /أعوام على الأقل|مضى على(?:ها| إصدارها)/ },
  { rule: 'a desk is مكتب', never: /بالتوقيت المحلي للمحطة|الفرع(?!ي)|فروع/ },
  {
    rule: 'a drop-off is التسليم',
    never: /["']الإعادة["']|والإعادة|الإعادة في|رسوم الإعادة|الإرجاع/,
  },
  { rule: 'a bank is مصرف', never: /بنك/ },
  { rule: '70 itself is among those from 70', never: /فوق 70/ },
])('in Arabic $rule, everywhere', ({ never }) => {
  for (const { where, text } of TEXTS) expect({ where, found: never.exec(text)?.[0] }).toEqual({ where })
})

/** An Arabic text that is chosen by asking for the language. */
const BY_QUESTION = /=== 'ar'\s*\?\s*['"`][^'"`]*\p{Script=Arabic}|=== 'en'\s*\?[^?]{0,200}\p{Script=Arabic}/u

test('words of the server are objects by language, of which the type asks for every language', () => {
  const sources = globSync('src/{connectors,domains,kernel,platform,wiring}/**/*.ts', {
    exclude: ['**/*.test.ts'],
  })
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => BY_QUESTION.test(readFileSync(file, 'utf8')))).toEqual([])
})
