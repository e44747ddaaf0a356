import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { BatchDetail } from '#domains/partners/statements/payouts/payout.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'

/** The payouts of a batch; the payouts of a refused one are in no batch any more. */
export function PayoutTable({ payouts }: Pick<BatchDetail, 'payouts'>) {
  const { t } = useTranslation('payouts')
  return (
    <DataTable
      caption={t('payouts')}
      rows={payouts}
      rowKey={({ number }) => number}
      empty={<EmptyState title={t('freed')} />}
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
        number: { label: t('statement'), render: ({ number }) => <bdi dir="ltr">{number}</bdi> },
        account: {
          label: t('account'),
          render: ({ account, holder }) => (
            <>
              <bdi dir="ltr">{account}</bdi>
              {holder !== null && (
                <span className="block text-xs text-ink-soft">
                  <bdi>{holder}</bdi>
                </span>
              )}
            </>
          ),
        },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
      }}
    />
  )
}
