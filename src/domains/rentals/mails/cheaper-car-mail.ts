import {
  composed,
  isolated,
  unsubscribeHeaders,
  type Block,
  type ComposedMail,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { counted, fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText } from '#kernel/texts.ts'
import type { Offer } from '../search/search.contract.ts'
import { carName } from './booking-facts.ts'
import { PRICE_TEXTS } from './price-mail-texts.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** One of the two cars in a mail, with its total. */
type CarInMail = Pick<Offer, 'vehicle' | 'supplier'> & { total: Money }
type ComparedTerm = keyof (typeof PRICE_TEXTS)['en']['terms']

export type CheaperCarNotification = {
  kind: 'cheaper_car'
  reference: string
  old: CarInMail
  found: CarInMail
  saving: Money
  /** Terms in which the found car is better, and those in which it only differs. */
  differs: { better: readonly ComparedTerm[]; other: readonly ComparedTerm[] }
  /** Number of the booking's extras that the found car lacks. */
  missing: number
  unsubscribe: UnsubscribeLinks
}

/** Composes the mail about a cheaper car that is at least as good as the booked one. */
export function cheaperCarMail(notification: CheaperCarNotification, setting: MailSetting): ComposedMail {
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
  return {
    kind: 'facts',
    heading,
    rows: [
      { label: words.car, lines: [carName({ offer: { vehicle } }, language)] },
      { label: words.supplier, lines: [supplier.name] },
      { label: words.total, lines: [amountText(total, language)], strong: true },
    ],
  }
}

function termList(heading: string, terms: readonly ComparedTerm[], language: Language): Block[] {
  const termNames = PRICE_TEXTS[language].terms
  return terms.length === 0 ? [] : [{ kind: 'list', heading, items: terms.map((term) => termNames[term]) }]
}
