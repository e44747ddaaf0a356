import { composed, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Money } from '#kernel/money.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, dayText } from '#kernel/texts.ts'
import type words from '../words/en/reward-mail.json'

const WORDS = readTexts<typeof words>('domains/accounts', 'reward-mail')

/** The discount of a referrer's coupon: a share of the total, optionally capped, or a fixed amount. */
export type ReferralReward =
  | { kind: 'percent'; basisPoints: number; most: Money | null }
  | { kind: 'fixed'; amount: Money }

/** The coupon earned by a friend's first rental. */
export type EarnedCoupon = { code: string; takes: ReferralReward; validUntil: Temporal.Instant }

/** Composes the mail with the coupon earned by a friend's first rental. */
export function rewardMail(
  name: string,
  { code, takes, validUntil }: EarnedCoupon,
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
