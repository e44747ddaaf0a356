import { composed, isolated, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { PRICE_TEXTS } from './price-mail-texts.ts'

export type RebookingEnded = {
  kind: 'rebooking_ended'
  reason: keyof (typeof PRICE_TEXTS)['en']['rebooking_ended']['text']
  /** True if both cars stay booked. */
  hasBoth: boolean
  reference: string
  newReference: string | null
}

/** Composes the mail about a cheaper car that was not booked, or not instead of the old one. */
export function rebookingEndedMail(
  { reason, hasBoth, reference, newReference }: RebookingEnded,
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl } = setting
  const words = PRICE_TEXTS[language].rebooking_ended
  const values = {
    reference: isolated(reference, language),
    new_reference: isolated(newReference ?? '', language),
  }
  return composed(setting, {
    subject: fill(words.subject, values),
    title: hasBoth ? words.titleBoth : words.titleUnchanged,
    blocks: [
      { kind: 'text', text: fill(words.text[reason], values) },
      ...(hasBoth ? [{ kind: 'text' as const, text: words.next }] : []),
      { kind: 'button', label: words.button, href: `${publicUrl}/${language}/booking/${reference}` },
    ],
  })
}
