import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { walletsApi } from './wallets.api.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'

/** Companies with their wallet balances. */
export const { preload, Component } = staffListPage({
  section: 'wallets',
  list: walletsApi.endpoints.listWallets,
  parseQuery: afterIn,
  Rows: ({ page }) => <WalletTable wallets={page.items} />,
})

/** Company wallets; the company links to the entries of its wallet. */
function WalletTable({ wallets }: { wallets: readonly StaffWallet[] }) {
  const { t } = useTranslation('wallets')
  return (
    <DataTable
      caption={t('caption')}
      rows={wallets}
      rowKey={({ company_id }) => company_id}
      empty={<EmptyState title={t('none')} />}
      columns={{
        company: {
          label: t('company'),
          heads: true,
          render: ({ company_id, company, corp_id }) => (
            <>
              <TextLink to={`/staff/wallets/${company_id}`} className="font-medium">
                <bdi>{company}</bdi>
              </TextLink>
              <span className="block text-xs text-ink-soft">
                <bdi dir="ltr">{corp_id}</bdi>
              </span>
            </>
          ),
        },
        balance: { label: t('balance'), atEnd: true, render: ({ balance }) => <Price value={balance} /> },
        credit_limit: {
          label: t('credit_limit'),
          atEnd: true,
          render: ({ credit_limit }) => <Price value={credit_limit} />,
        },
        available: {
          label: t('available'),
          atEnd: true,
          render: ({ available }) => <Price value={available} className="font-semibold" />,
        },
      }}
    />
  )
}
