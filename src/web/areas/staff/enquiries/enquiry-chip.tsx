import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import { Chip } from '#ui/chip.tsx'

const tones = {
  new: 'careful',
  open: 'under_way',
  answered: 'good',
  closed: 'plain',
  spam: 'plain',
} as const satisfies Record<EnquiryState, string>

/** The state of an enquiry. */
export function EnquiryChip({ state }: { state: EnquiryState }) {
  const { t } = useTranslation('staff')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`enquiries.states.${state}`)}
    </Chip>
  )
}
