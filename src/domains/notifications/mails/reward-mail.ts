import { fill } from '#kernel/filled-text.ts'
import type { CouponDiscount } from '#domains/coupons/public.ts'
import { amountText, dayText } from '#kernel/texts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import type { ComposedMail } from '../mail.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/reward-mail.json'

const WORDS = readTexts<typeof words>('domains/notifications', 'reward-mail')

/** Composes the mail with the coupon earned by a friend's first rental. */
export function rewardMail(
  {
    name,
    code,
    takes,
    validUntil,
  }: { name: string; code: string; takes: CouponDiscount; validUntil: Temporal.Instant },
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl, productName: product } = setting
  const words = WORDS[language]
  const worth =
    takes.kind === 'fixed'
      ? amountText(takes.amount, language)
      : fill(words.percent, { percent: takes.basisPoints / 100 })
  const until = validUntil.toZonedDateTimeISO('UTC').toPlainDateTime().toString()
  return composed(setting, {
    subject: words.subject,
    title: words.title,
    blocks: [
      { kind: 'text', text: fill(words.text, { name, product }) },
      {
        kind: 'facts',
        heading: words.coupon,
        rows: [
          { label: words.code, lines: [code], strong: true },
          { label: words.worth, lines: [worth] },
          { label: words.until, lines: [dayText(until, language)] },
        ],
      },
      { kind: 'button', label: words.button, href: `${publicUrl}/${language}` },
      { kind: 'text', text: words.after },
    ],
  })
}
