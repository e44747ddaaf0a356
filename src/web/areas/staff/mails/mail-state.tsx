import type { MailState } from '#domains/outgoing/mails/mail.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  waiting: 'under_way',
  failed: 'careful',
  given_up: 'careful',
  replaced: 'plain',
  sent: 'good',
} as const satisfies Record<MailState, string>

/** The state of a mail, coloured by urgency. */
export function MailChip({ state }: { state: MailState }) {
  const { t } = useTranslation('staff_mails')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Chip>
  )
}

/** Connection error codes, which get a readable text. Messages of the mail server are shown as they are. */
const REASONS: readonly (readonly [RegExp, 'unreachable' | 'not_let_in'])[] = [
  [/^(ESOCKET|ECONNECTION|ETIMEDOUT|EDNS|ETLS)\b/, 'unreachable'],
  [/^EAUTH\b/, 'not_let_in'],
]

/** The reason why a mail was not sent: the mail server's message, with a text for known error codes. */
export function MailFailure({ failure }: { failure: string }) {
  const { t } = useTranslation('staff_mails')
  const reason = REASONS.find(([code]) => code.test(failure))?.[1]
  return (
    <span className="mt-1 line-clamp-3 block text-xs break-words text-ink-soft">
      {reason && `${t(`reasons.${reason}`)} `}
      <bdi dir="ltr">{failure}</bdi>
    </span>
  )
}
