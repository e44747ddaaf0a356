import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** Where an account is signed in. */
export function AccountSessions({ sessions }: Pick<StaffAccount, 'sessions'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('sessions.title')}>
      <DataTable
        caption={t('sessions.title')}
        rows={sessions}
        rowKey={({ session_id }) => session_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('sessions.none')}</p>}
        columns={{
          device: {
            label: t('sessions.device'),
            heads: true,
            render: ({ device }) => <bdi>{device ?? t('sessions.unknown')}</bdi>,
          },
          address: {
            label: t('sessions.address'),
            render: ({ address }) => <bdi dir="ltr">{address ?? t('nothing')}</bdi>,
          },
          since: {
            label: t('sessions.since'),
            render: ({ signed_in_at }) => <InstantText value={signed_in_at} className="tabular" />,
          },
          until: {
            label: t('sessions.until'),
            render: ({ expires_at }) => <InstantText value={expires_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}
