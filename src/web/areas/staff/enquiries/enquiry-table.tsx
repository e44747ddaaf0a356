import { useTranslation } from 'react-i18next'
import type { EnquirySummary } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { InstantText } from '#web/rentals/instant-text.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { StateChip } from './state-chip.tsx'

/** Enquiries, the newest first; the number leads to the whole of it. */
export function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('enquiries.caption')}
      captionHidden
      rows={enquiries}
      rowKey={({ enquiry_id }) => enquiry_id}
      empty={<EmptyState title={t('enquiries.none')} text={t('enquiries.none_text')} />}
      columns={[
        {
          key: 'number',
          label: t('enquiries.number'),
          heads: true,
          cell: ({ enquiry_id, number }) => (
            <PageLink to={`/staff/enquiries/${enquiry_id}`} className="text-coral-deep underline">
              <bdi dir="ltr" className="whitespace-nowrap tabular">
                {number}
              </bdi>
            </PageLink>
          ),
        },
        { key: 'state', label: t('enquiries.state'), cell: ({ state }) => <StateChip state={state} /> },
        { key: 'kind', label: t('enquiries.kind'), cell: ({ kind }) => t(`enquiries.kinds.${kind}`) },
        {
          key: 'message',
          label: t('enquiries.message'),
          cell: ({ name, beginning }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <span dir="auto" className="line-clamp-2 text-ink-soft">
                {beginning}
              </span>
            </>
          ),
        },
        {
          key: 'owner',
          label: t('enquiries.owner'),
          cell: ({ owner }) =>
            owner ? <bdi>{owner.name}</bdi> : <span className="text-ink-soft">{t('enquiries.nobody')}</span>,
        },
        {
          key: 'created_at',
          label: t('enquiries.received'),
          cell: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
      ]}
    />
  )
}
