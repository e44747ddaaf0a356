import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { useTermsText } from './use-terms-text.ts'

type Change = StaffPartner['changes'][number]

/** What was done with a partner, newest first, with the terms that held from then on. */
export function PartnerHistory({ changes }: Pick<StaffPartner, 'changes'>) {
  const { t } = useTranslation('partners')
  const text = useTermsText()
  const more = ({ terms, percent, person, role }: Change) => {
    if (terms) return text.agreed(terms)
    if (percent !== null) return text.percent(percent)
    return person === null && role === null ? null : (
      <Parts>
        <bdi>{person ?? t('somebody')}</bdi>
        {role && t(`roles.${role}`)}
      </Parts>
    )
  }
  return (
    <SectionCard title={t('history')}>
      <HistoryList
        entries={changes.map((change) => ({
          key: `${change.at} ${change.act} ${change.person ?? ''}`,
          at: change.at,
          by: change.by ?? t('somebody'),
          what: t(`changes.${change.act}`),
          more: more(change),
        }))}
        none={t('no_history')}
      />
    </SectionCard>
  )
}
