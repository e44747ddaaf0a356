import { expect, test } from 'vitest'
import { cancelReasonText } from './cancel-reason.ts'

test.for([
  { reason: null, en: null, ar: null },
  { reason: 'not_paid', en: 'Not paid in time', ar: 'لم تُدفع قيمتها في الوقت المحدد' },
  { reason: 'Ill', en: 'Ill', ar: 'Ill' },
])('the reason $reason is shown as text', ({ reason, en, ar }) => {
  expect(cancelReasonText(reason, 'en')).toBe(en)
  expect(cancelReasonText(reason, 'ar')).toBe(ar)
})
