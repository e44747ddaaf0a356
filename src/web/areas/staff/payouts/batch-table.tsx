import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PayoutBatch } from '#domains/partners/statements/payouts/payout.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

export const BATCH_TONES = {
  waiting: 'careful',
  approved: 'careful',
  refused: 'plain',
  paid: 'good',
} as const satisfies Record<PayoutBatch['status'], string>

/** Payout batches, newest first; the date links to the batch. */
export function BatchTable({ batches }: { batches: readonly PayoutBatch[] }) {
  const { t } = useTranslation('payouts')
  return (
    <DataTable
      caption={t('batches')}
      captionShown
      rows={batches}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} />}
      columns={{
        prepared: {
          label: t('prepared'),
          heads: true,
          render: ({ id, prepared_at, prepared_by }) => (
            <>
              <TextLink to={`/staff/payouts/${id}`} className="font-medium">
                <InstantText value={prepared_at} className="tabular" />
              </TextLink>
              <span className="block text-xs text-ink-soft">
                <bdi>{prepared_by.name}</bdi>
              </span>
            </>
          ),
        },
        status: {
          label: t('status'),
          render: ({ status }) => <Chip tone={BATCH_TONES[status]}>{t(`statuses.${status}`)}</Chip>,
        },
        format: { label: t('format'), render: ({ format }) => t(`formats.${format}`) },
        payouts: { label: t('count'), atEnd: true, render: ({ payouts }) => payouts },
        total: {
          label: t('total'),
          atEnd: true,
          render: ({ total }) => <Price value={total} className="font-semibold" />,
        },
      }}
    />
  )
}
