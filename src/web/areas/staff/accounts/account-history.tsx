import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** What colleagues did with an account or read of it, the latest first. */
export function AccountHistory({ history }: Pick<StaffAccount, 'history'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('history.title')}>
      <ol className="divide-y divide-line text-sm">
        {history.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className="py-2">
            <span className="font-medium">{t(`history.${action}`)}</span>
            <span className="block text-xs text-ink-soft">
              <InstantText value={at} /> · <bdi>{by}</bdi>
            </span>
          </li>
        ))}
        {history.length === 0 && <li className="text-ink-soft">{t('history.none')}</li>}
      </ol>
    </SectionCard>
  )
}
