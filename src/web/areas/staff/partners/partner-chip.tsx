import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerSummary } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { Chip } from '#ui/chip.tsx'

/** The status of a partner. */
export function PartnerChip({ state }: Pick<PartnerSummary, 'state'>) {
  const { t } = useTranslation('partners')
  return <Chip tone={state === 'active' ? 'good' : 'plain'}>{t(`states.${state}`)}</Chip>
}
