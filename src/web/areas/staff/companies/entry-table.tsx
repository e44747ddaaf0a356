import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { WalletEntry } from '#domains/companies/wallets/wallet.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'

/** What moved a wallet, the newest first. */
export function EntryTable({ entries }: { entries: readonly WalletEntry[] }) {
  const { t } = useTranslation('wallets')
  return (
    <DataTable
      caption={t('entries')}
      captionShown
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
      empty={<EmptyState title={t('no_entry')} />}
      columns={{
        number: {
          label: t('number'),
          heads: true,
          render: ({ number }) => <span className="tabular">{number}</span>,
        },
        at: { label: t('at'), render: ({ at }) => <InstantText value={at} className="tabular" /> },
        kind: {
          label: t('kind'),
          render: ({ kind, reason }) => (
            <>
              {t(`kinds.${kind}`)}
              {reason !== null && (
                <span className="block text-xs text-ink-soft">
                  <bdi>{reason}</bdi>
                </span>
              )}
            </>
          ),
        },
        amount: { label: t('amount'), atEnd: true, render: ({ amount }) => <Price value={amount} /> },
        balance: { label: t('after_it'), atEnd: true, render: ({ balance }) => <Price value={balance} /> },
      }}
    />
  )
}
