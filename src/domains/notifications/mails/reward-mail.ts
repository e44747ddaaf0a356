import { fill } from '#kernel/filled-text.ts'
import type { CouponDiscount } from '#domains/coupons/public.ts'
import type { Localized } from '#kernel/locale.ts'
import { amountText, dayText } from '#kernel/texts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import type { ComposedMail } from '../mail.ts'

const WORDS = {
  en: {
    subject: 'Your friend’s first rental earned you a coupon',
    title: 'A coupon for you',
    text: '{name}, a friend you told about {product} has had a first rental with us. Thank you: this is yours.',
    coupon: 'Your coupon',
    code: 'Code',
    worth: 'Takes off',
    until: 'Good until',
    after: 'It is for your account alone and works once. Type it at “Apply Coupon” while you are signed in.',
    button: 'Find a car',
  },
  ar: {
    subject: 'كسبت كوبونًا بفضل أول إيجار لصديقك',
    title: 'كوبون لك',
    text: '{name}، أتمّ صديق أخبرته عن {product} أول إيجار له معنا. شكرًا لك، وهذا الكوبون لك.',
    coupon: 'كوبونك',
    code: 'الرمز',
    worth: 'قيمة الخصم',
    until: 'صالح حتى',
    after: 'الكوبون لحسابك وحدك ويُستخدم مرة واحدة. اكتبه في «تطبيق الكوبون» بعد تسجيل الدخول.',
    button: 'ابحث عن سيارة',
  },
} as const satisfies Localized<object>

/** The mail with the coupon that a friend's first rental has earned. */
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
  const worth = takes.kind === 'fixed' ? amountText(takes.amount, language) : `${takes.basisPoints / 100}%`
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
