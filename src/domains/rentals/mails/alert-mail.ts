import {
  composed,
  isolated,
  unsubscribeHeaders,
  type Block,
  type ComposedMail,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, dayText, wallTimeText } from '#kernel/texts.ts'
import type words from '../words/en/alert-mails.json'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** Texts of the mails about alerts on a search; `{name}` is a placeholder. */
const ALERT_TEXTS = readTexts<typeof words>('domains/rentals', 'alert-mails')

/** The search of a price alert as text. The person is notified when a car costs `most` or less. */
export type WatchedSearch = {
  place: string
  /** Null if the car is returned to the pick-up place. */
  dropOffPlace: string | null
  /** Local time at each desk, `YYYY-MM-DDTHH:mm`. */
  pickUpAt: string
  dropOffAt: string
  most: Money
  /** Required properties of the car, one line per filter. */
  conditions: readonly string[]
}

export type AlertNotification = { alert: WatchedSearch } & (
  | { kind: 'alert_confirm'; at: Temporal.Instant; /** Path of the confirmation page. */ page: string }
  | { kind: 'alert_on'; at: Temporal.Instant; unsubscribe: UnsubscribeLinks }
  | {
      kind: 'alert_low'
      total: Money
      /** Query of the results page. */ query: string
      unsubscribe: UnsubscribeLinks
    }
)

/** Composes a mail about an alert on a search: its reason, its link, and how to unsubscribe. */
export function alertMail(notification: AlertNotification, setting: MailSetting): ComposedMail {
  const { language, publicUrl } = setting
  const words = ALERT_TEXTS[language][notification.kind]
  const values = Object.fromEntries(
    Object.entries(valuesOf(notification, setting)).map(([name, text]) => [name, isolated(text, language)]),
  )
  const unsubscribe = notification.kind === 'alert_confirm' ? null : notification.unsubscribe
  return composed(setting, {
    subject: fill(words.subject, values),
    title: fill(words.title, values),
    blocks: [
      { kind: 'text', text: fill(words.text, values) },
      searchFacts(notification.alert, language),
      {
        kind: notification.kind === 'alert_on' ? 'link' : 'button',
        label: words.label,
        href: `${publicUrl}/${language}${pathOf(notification)}`,
      },
      { kind: 'text', text: words.after },
      ...(notification.kind === 'alert_low'
        ? [
            {
              kind: 'link' as const,
              label: ALERT_TEXTS[language].leave,
              href: `${publicUrl}/${language}${notification.unsubscribe.page}`,
            },
          ]
        : []),
    ],
    headers: unsubscribe ? unsubscribeHeaders(publicUrl + unsubscribe.oneClick) : {},
  })
}

function searchFacts(
  { place, dropOffPlace, pickUpAt, dropOffAt, most, conditions }: AlertNotification['alert'],
  language: Language,
): Block {
  const words = ALERT_TEXTS[language].search
  return {
    kind: 'facts',
    heading: words.heading,
    rows: [
      { label: words.pickUp, lines: [place, wallTimeText(pickUpAt, language)] },
      { label: words.dropOff, lines: [dropOffPlace ?? place, wallTimeText(dropOffAt, language)] },
      { label: words.most, lines: [amountText(most, language)], strong: true },
      ...(conditions.length > 0 ? [{ label: words.only, lines: conditions }] : []),
    ],
  }
}

function pathOf(notification: AlertNotification): string {
  if (notification.kind === 'alert_confirm') return notification.page
  return notification.kind === 'alert_on' ? notification.unsubscribe.page : `/search?${notification.query}`
}

function valuesOf(
  notification: AlertNotification,
  { language, publicUrl }: MailSetting,
): Record<string, string> {
  if (notification.kind !== 'alert_low') {
    const day = notification.at.toZonedDateTimeISO('UTC').toPlainDateTime().toString()
    return { date: dayText(day, language), site: new URL(publicUrl).host }
  }
  const { place, most } = notification.alert
  return {
    place,
    total: amountText(notification.total, language),
    most: amountText(most, language),
  }
}
