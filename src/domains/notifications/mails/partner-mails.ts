import type { PartnerNotification } from '#domains/partners/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { amountText, dayText, monthText } from '#kernel/texts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { isolated } from './mail-format.ts'
import type { Fact } from './mail-layout.ts'
import type { ComposedMail } from '../mail.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/partner-mails.json'

/** Texts of the mails to partners about their money. */
export const PARTNER_WORDS = readTexts<typeof words>('domains/notifications', 'partner-mails')

/** Composes a mail to an owner of a partner: a statement, a payout, or a changed payout account. */
export function partnerMail(notification: PartnerNotification, setting: MailSetting): ComposedMail {
  const { language, publicUrl, productName: product } = setting
  const words = PARTNER_WORDS[language]
  const { subject, title, text, button, after } = words[notification.kind]
  const facts = factsOf(notification, setting)
  const values = { product, ...Object.fromEntries(facts.map(({ name, shown }) => [name, shown])) }
  const rows: Fact[] = facts.map(({ name, shown }) => ({ label: words.facts[name], lines: [shown] }))
  return composed(setting, {
    subject: fill(subject, values),
    title: fill(title, values),
    blocks: [
      { kind: 'text', text: fill(text, values) },
      { kind: 'facts', heading: words.heading, rows },
      { kind: 'button', label: button, href: `${publicUrl}/${language}/partner/statements` },
      { kind: 'text', text: after },
    ],
  })
}

type Shown = { name: keyof (typeof PARTNER_WORDS)['en']['facts']; shown: string }

function factsOf(notification: PartnerNotification, { language }: MailSetting): Shown[] {
  switch (notification.kind) {
    case 'statement_made':
      return [
        { name: 'number', shown: notification.number },
        { name: 'month', shown: monthText(notification.month, language) },
        { name: 'total', shown: amountText(notification.total, language) },
        { name: 'payout', shown: amountText(notification.payout, language) },
        { name: 'closing', shown: amountText(notification.closing, language) },
      ]
    case 'payout_paid':
      return [
        { name: 'number', shown: notification.number },
        { name: 'amount', shown: amountText(notification.amount, language) },
        { name: 'paid_on', shown: dayText(notification.paidOn, language) },
      ]
    case 'payout_account_changed':
      return [
        { name: 'currency', shown: notification.currency },
        { name: 'account', shown: isolated(notification.account, language) },
      ]
  }
}
