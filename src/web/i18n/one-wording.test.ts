import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARABIC as MAILS } from '#domains/notifications/mail-words.ar.ts'
import { quoteTerms } from '#domains/rentals/quotes/quote-terms.ts'
import { sampleBooking } from '#testing/sample-booking.ts'

const folder = join(import.meta.dirname, 'ar')

/** All that the product says in Arabic. */
const SAID = [
  ...readdirSync(folder).map((file) => ({ where: file, text: readFileSync(join(folder, file), 'utf8') })),
  { where: 'mails', text: JSON.stringify(MAILS) },
  { where: 'terms of a quote', text: JSON.stringify(quoteTerms(sampleBooking().offer, 'ar')) },
]

test.for([
  { rule: 'a deposit is مبلغ الضمان', never: /التأمين المسترد|مبلغ (?:ال)?تأمين|الإجمالي والتأمين/ },
  { rule: 'a licence was issued years, سنوات, ago', never: /أعوام على الأقل|مضى على(?:ها| إصدارها)/ },
  { rule: '70 itself is among those from 70', never: /فوق 70/ },
])('in Arabic $rule, everywhere', ({ never }) => {
  for (const { where, text } of SAID) expect({ where, found: never.exec(text)?.[0] }).toEqual({ where })
})
