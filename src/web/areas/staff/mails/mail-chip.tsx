import type { MailState } from '#domains/rentals/staff/booking-mail.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  waiting: 'under_way',
  failed: 'careful',
  given_up: 'careful',
  replaced: 'plain',
  sent: 'good',
} as const satisfies Record<MailState, string>

/** What became of a mail in a word, coloured by whether somebody has to look. */
export function MailChip({ state }: { state: MailState }) {
  const { t } = useTranslation('staff_mails')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Chip>
  )
}
