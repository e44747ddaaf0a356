import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** The latest mails to the address of an account. */
export function AccountMails({ mails }: Pick<StaffAccount, 'mails'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('mails.title')}>
      <DataTable
        caption={t('mails.title')}
        rows={mails}
        rowKey={({ mail_id }) => mail_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('mails.none')}</p>}
        columns={{
          subject: { label: t('mails.subject'), heads: true, render: ({ subject }) => <bdi>{subject}</bdi> },
          queued: {
            label: t('mails.queued'),
            render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
          },
          sent: {
            label: t('mails.sent'),
            render: ({ sent_at }) =>
              sent_at === null ? t('mails.waiting') : <InstantText value={sent_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}
