import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Pricing } from '#domains/partners/reports/pricing.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'

/** The cheapest offers of a search without a percent and with it, and what each would earn. */
export function PriceTable({ pricing: { percent, days, found, items } }: { pricing: Pricing }) {
  const { t } = useTranslation('partner_reports')
  return (
    <>
      {items.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('pricing.found', { count: found })} {t('pricing.days', { count: days })}
        </p>
      )}
      <DataTable
        caption={t('pricing.caption')}
        rows={items}
        rowKey={({ offer_id }) => offer_id}
        empty={<EmptyState title={t('pricing.none')} text={t('pricing.none_text')} />}
        columns={{
          vehicle: {
            label: t('pricing.car'),
            heads: true,
            render: ({ vehicle, supplier }) => (
              <>
                <bdi>{vehicle}</bdi>
                <span className="block text-xs text-ink-soft">
                  <bdi>{supplier}</bdi>
                </span>
              </>
            ),
          },
          without: {
            label: t('pricing.without'),
            atEnd: true,
            render: (item) => <Price value={item.without} />,
          },
          with: {
            label: t('pricing.with', { percent: isolate(`${percent}%`) }),
            atEnd: true,
            render: (item) => <Price value={item.with} className="font-semibold" />,
          },
          commission: {
            label: t('pricing.earns'),
            atEnd: true,
            render: ({ commission }) => <Price value={commission} className="font-semibold text-good" />,
          },
        }}
      />
    </>
  )
}
