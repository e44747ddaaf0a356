import {
  hasBothBookings,
  type CarInMail,
  type ComparedTerm,
  type PriceNotification,
} from '#domains/rentals/public.ts'
import { counted, fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText } from '#kernel/texts.ts'
import type { ComposedMail } from '../mail.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { isolated, unsubscribeHeaders, wordsOf } from './mail-format.ts'
import type { Block } from './mail-layout.ts'
import { alertMail } from './alert-mails.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/price-mails.json'

/** Texts of the mails about prices; `{name}` is a placeholder. */
export const PRICE_TEXTS = readTexts<typeof words>('domains/notifications', 'price-mails')

/** Composes a mail about a watched price. */
export function priceMail(notification: PriceNotification, setting: MailSetting): ComposedMail {
  switch (notification.kind) {
    case 'cheaper_car':
      return cheaperCarMail(notification, setting)
    case 'alert_confirm':
    case 'alert_on':
    case 'alert_low':
      return alertMail(notification, setting)
    case 'rebooking_ended':
      return rebookingEndedMail(notification, setting)
  }
}

function cheaperCarMail(
  notification: PriceNotification & { kind: 'cheaper_car' },
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl } = setting
  const words = PRICE_TEXTS[language].cheaper_car
  const values = {
    saving: isolated(amountText(notification.saving, language), language),
    reference: isolated(notification.reference, language),
  }
  return composed(setting, {
    subject: fill(words.subject, values),
    title: words.title,
    blocks: [
      { kind: 'text', text: fill(words.text, values) },
      carFacts(words.booked, notification.old, language),
      carFacts(words.found, notification.found, language),
      ...termList(words.better, notification.differs.better, language),
      ...termList(words.other, notification.differs.other, language),
      ...(notification.missing > 0
        ? [{ kind: 'text' as const, text: counted(words.missing, notification.missing, language) }]
        : []),
      { kind: 'text', text: words.press },
      {
        kind: 'button',
        label: words.button,
        href: `${publicUrl}/${language}/booking/${notification.reference}/rebook`,
      },
      { kind: 'link', label: words.leave, href: `${publicUrl}/${language}${notification.unsubscribe.page}` },
    ],
    headers: unsubscribeHeaders(publicUrl + notification.unsubscribe.oneClick),
  })
}

function carFacts(heading: string, { vehicle, supplier, total }: CarInMail, language: Language): Block {
  const words = PRICE_TEXTS[language].cheaper_car
  const name = vehicle.or_similar ? `${vehicle.name} ${wordsOf(language).orSimilar}` : vehicle.name
  return {
    kind: 'facts',
    heading,
    rows: [
      { label: words.car, lines: [name] },
      { label: words.supplier, lines: [supplier.name] },
      { label: words.total, lines: [amountText(total, language)], strong: true },
    ],
  }
}

function termList(heading: string, terms: readonly ComparedTerm[], language: Language): Block[] {
  const termNames = PRICE_TEXTS[language].terms
  return terms.length === 0 ? [] : [{ kind: 'list', heading, items: terms.map((term) => termNames[term]) }]
}

function rebookingEndedMail(
  notification: PriceNotification & { kind: 'rebooking_ended' },
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl } = setting
  const words = PRICE_TEXTS[language].rebooking_ended
  const isBoth = hasBothBookings(notification.reason)
  const values = {
    reference: isolated(notification.reference, language),
    new_reference: isolated(notification.newReference ?? '', language),
  }
  return composed(setting, {
    subject: fill(words.subject, values),
    title: isBoth ? words.titleBoth : words.titleUnchanged,
    blocks: [
      { kind: 'text', text: fill(words.text[notification.reason], values) },
      ...(isBoth ? [{ kind: 'text' as const, text: words.next }] : []),
      {
        kind: 'button',
        label: words.button,
        href: `${publicUrl}/${language}/booking/${notification.reference}`,
      },
    ],
  })
}
