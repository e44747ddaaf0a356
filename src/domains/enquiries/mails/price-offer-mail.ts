import { composed, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Money } from '#kernel/money.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import { ENQUIRY_TEXTS } from './enquiry-mail-texts.ts'

export type PriceOffer = {
  number: string
  total: Money
  /** Local time of the city, `YYYY-MM-DDTHH:mm`. */
  pickUp: string
  expires: string
  link: string
}

/**
 * Composes the mail with a price from the dispatch desk, and the link to book it. It contains no text of the sender's,
 * because their address is unverified.
 */
export function priceOfferMail(offer: PriceOffer, setting: MailSetting): ComposedMail {
  const { language } = setting
  const { price, number: label } = ENQUIRY_TEXTS[language]
  return composed(setting, {
    subject: fill(price.subject, { number: offer.number }),
    title: price.title,
    blocks: [
      { kind: 'text', text: price.text },
      {
        kind: 'facts',
        heading: price.heading,
        rows: [
          { label: price.total, lines: [amountText(offer.total, language)], strong: true },
          { label: price.pick_up, lines: [wallTimeText(offer.pickUp, language)] },
          { label: price.until, lines: [wallTimeText(offer.expires, language)] },
          { label, lines: [offer.number] },
        ],
      },
      { kind: 'button', label: price.button, href: offer.link },
    ],
  })
}
