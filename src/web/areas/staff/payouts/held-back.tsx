import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { HeldBackPayout } from '#domains/partners/statements/payouts/payout.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'

/** Partners who are not paid, each with why. */
export function HeldBack({ held }: { held: readonly HeldBackPayout[] }) {
  const { t } = useTranslation('payouts')
  return (
    <DataTable
      caption={t('held.title')}
      captionShown
      rows={held}
      rowKey={({ partner_id, amount, why }) => `${partner_id} ${amount.currency} ${amount.amount} ${why}`}
      empty={null}
      columns={{
        partner: {
          label: t('partner'),
          heads: true,
          render: ({ partner, code }) => (
            <>
              <bdi>{partner}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi dir="ltr">{code}</bdi>
              </span>
            </>
          ),
        },
        why: { label: t('held.why'), render: ({ why }) => t(`held.reasons.${why}`) },
        amount: { label: t('amount'), atEnd: true, render: ({ amount }) => <Price value={amount} /> },
      }}
    />
  )
}
