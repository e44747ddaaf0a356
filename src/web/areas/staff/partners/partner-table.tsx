import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerSummary } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { PartnerChip } from './partner-chip.tsx'
import { useTermsText } from './use-terms-text.ts'

/** Partners; the name links to the record. */
export function PartnerTable({ partners }: { partners: readonly PartnerSummary[] }) {
  const { t } = useTranslation('partners')
  const { earns } = useTermsText()
  return (
    <DataTable
      caption={t('caption')}
      rows={partners}
      rowKey={({ partner_id }) => partner_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ partner_id, name }) => (
            <PageLink
              to={`/staff/partners/${partner_id}`}
              className="font-medium break-words text-coral-deep underline"
            >
              <bdi>{name}</bdi>
            </PageLink>
          ),
        },
        code: { label: t('code'), render: ({ code }) => <bdi dir="ltr">{code}</bdi> },
        earns: { label: t('earns'), render: earns },
        since: {
          label: t('since'),
          render: ({ since }) => <InstantText value={since} className="tabular" />,
        },
        state: { label: t('state'), render: ({ state }) => <PartnerChip state={state} /> },
      }}
    />
  )
}
