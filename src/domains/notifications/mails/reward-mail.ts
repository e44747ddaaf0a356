import { fill } from '#kernel/filled-text.ts'
import type { CouponDiscount } from '#domains/coupons/public.ts'
import type { Localized } from '#kernel/locale.ts'
import { amountText, dayText } from '#kernel/texts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import type { ComposedMail } from '../mail.ts'

const WORDS = {
  en: {
    subject: 'You have earned a coupon from your friend’s first rental',
    title: 'A coupon for you',
    text: '{name}, a friend you referred to {product} has completed their first rental with us. Thank you: this is for you.',
    coupon: 'Your coupon',
    code: 'Code',
    worth: 'Discount',
    percent: '{percent}%',
    until: 'Valid until',
    after: 'It only works with your account, and only once. Sign in and enter it at “Apply Coupon”.',
    button: 'Find a car',
  },
  ar: {
    subject: 'حصلت على كوبون بفضل أول استئجار لصديقك',
    title: 'كوبون لك',
    text: '{name}، أتمّ صديق دعوته إلى {product} أول استئجار له معنا. شكرًا لك، وهذا الكوبون لك.',
    coupon: 'كوبونك',
    code: 'الرمز',
    worth: 'قيمة الخصم',
    percent: '{percent}%',
    until: 'صالح حتى',
    after: 'الكوبون لحسابك وحده ويُستخدم مرة واحدة فقط. سجّل الدخول وأدخله في «تطبيق الكوبون».',
    button: 'ابحث عن سيارة',
  },
  fr: {
    subject: 'La première location d’un proche vous rapporte un code promo',
    title: 'Un code promo pour vous',
    text: 'Bonjour {name}, une personne que vous avez parrainée sur {product} a terminé sa première location avec nous. Merci\u00a0: ce code promo est pour vous.',
    coupon: 'Votre code promo',
    code: 'Code',
    worth: 'Réduction',
    percent: '{percent}\u00a0%',
    until: 'Valable jusqu’au',
    after:
      'Il ne fonctionne qu’avec votre compte, et une seule fois. Connectez-vous et saisissez-le sous «\u00a0Utiliser un code promo\u00a0».',
    button: 'Trouver une voiture',
  },
} as const satisfies Localized<object>

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
