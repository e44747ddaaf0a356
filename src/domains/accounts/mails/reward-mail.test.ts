import { expect, test } from 'vitest'
import { expectDetails, MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { rewardMail } from './reward-mail.ts'

const COUPON = {
  code: 'KMRTW7XYZ2',
  validUntil: Temporal.Instant.from('2027-12-01T09:00:00Z'),
}

test.for(MAIL_LANGUAGES)(
  'the mail of a reward names the coupon, its worth and its end, in %s',
  (language) => {
    const fixed = rewardMail(
      'Layla',
      { ...COUPON, takes: { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } } },
      setting(language),
    )
    expectDetails(fixed, ['Layla', 'KMRTW7XYZ2', '25.00', '2027'])
    const percent = rewardMail(
      'Layla',
      { ...COUPON, takes: { kind: 'percent', basisPoints: 1000, most: null } },
      setting(language),
    )
    expectDetails(percent, ['10%'])
    expect(fixed.subject + fixed.html + fixed.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (language === 'ar') expect(fixed.html).toContain('dir="rtl"')
  },
)
