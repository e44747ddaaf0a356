import { expect, test } from 'vitest'
import { ProtectionContract } from '#domains/rentals/quotes/quote.contract.ts'
import ar from '#web/shell/words/ar/terms.json' with { type: 'json' }
import en from '#web/shell/words/en/terms.json' with { type: 'json' }

test.for(ProtectionContract.shape.kind.options)('a %s protection has a name in both languages', (kind) => {
  for (const { protection } of [en, ar]) expect(protection[kind]).not.toBe('')
})

test('an excess refund is told as what it is: the deposit is taken, and damage claimed back afterwards', () => {
  expect(en.protection_note.excess_refund).toMatch(/still takes its deposit.*claim that back/)
  expect(ar.protection_note.excess_refund).toMatch(/يأخذ المكتب مبلغ الضمان.*تطالب بعد ذلك باسترداده/)
})
