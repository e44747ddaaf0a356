import {
  composed,
  isolated,
  type ComposedMail,
  type Fact,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Money } from '#kernel/money.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, dayText, monthText } from '#kernel/texts.ts'
import type words from '../words/en/partner-mails.json'

const WORDS = readTexts<typeof words>('domains/partners', 'partner-mails')

/** A mail to a partner's owners about the partner's money; days are `YYYY-MM-DD`. */
export type PartnerNotification =
  | { kind: 'statement_made'; number: string; month: string; total: Money; payout: Money; closing: Money }
  | { kind: 'payout_paid'; number: string; amount: Money; paidOn: string }
  /** `account`: its masked number. */
  | { kind: 'payout_account_changed'; currency: string; account: string }

/** Composes a mail to an owner of a partner: a statement, a payout, or a changed payout account. */
export function partnerMail(notification: PartnerNotification, setting: MailSetting): ComposedMail {
  const { language, publicUrl, productName: product } = setting
  const words = WORDS[language]
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

type Shown = { name: keyof (typeof words)['facts']; shown: string }

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
