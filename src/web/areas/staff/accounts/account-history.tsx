import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { HistoryList } from '../frame/history-list.tsx'

/** What colleagues did with an account or read of it, the latest first. */
export function AccountHistory({ history }: Pick<StaffAccount, 'history'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('history.title')}>
      <HistoryList
        entries={history.map(({ at, action, by }) => ({
          key: `${at} ${action}`,
          at,
          by,
          what: t(`history.${action}`),
        }))}
        none={t('history.none')}
      />
    </SectionCard>
  )
}
