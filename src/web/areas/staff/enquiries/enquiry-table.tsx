import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { EnquirySummary } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EnquiryChip } from './enquiry-chip.tsx'

/** Enquiries, newest first; the number links to the enquiry. */
export function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('enquiries.caption')}
      rows={enquiries}
      rowKey={({ enquiry_id }) => enquiry_id}
      empty={<EmptyState title={t('enquiries.none')} text={t('enquiries.none_text')} />}
      columns={{
        number: {
          label: t('enquiries.number'),
          heads: true,
          render: ({ enquiry_id, number }) => (
            <PageLink to={`/staff/enquiries/${enquiry_id}`} className="text-coral-deep underline">
              <bdi dir="ltr" className="whitespace-nowrap tabular">
                {number}
              </bdi>
            </PageLink>
          ),
        },
        state: { label: t('enquiries.state'), render: ({ state }) => <EnquiryChip state={state} /> },
        kind: { label: t('enquiries.kind'), render: ({ kind }) => t(`enquiries.kinds.${kind}`) },
        message: {
          label: t('enquiries.message'),
          render: ({ name, beginning }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <span className="line-clamp-2 text-ink-soft">
                <bdi>{beginning}</bdi>
              </span>
            </>
          ),
        },
        owner: {
          label: t('enquiries.owner'),
          render: ({ owner }) =>
            owner ? <bdi>{owner.name}</bdi> : <span className="text-ink-soft">{t('enquiries.nobody')}</span>,
        },
        created_at: {
          label: t('enquiries.received'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
      }}
    />
  )
}
