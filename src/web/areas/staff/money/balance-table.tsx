import type { LedgerBalance } from '#domains/payments/books/books.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'

type BalanceTableProps = {
  balances: readonly LedgerBalance[]
  currency: string
  /** The days that are summed, for the address of an account. */
  days: { from: string; to: string }
}

type Line = Omit<LedgerBalance, 'account'> & { account: LedgerBalance['account'] | null }

const AMOUNTS = ['opening', 'debit', 'credit', 'closing'] as const

/** The accounts in one currency, each leading to its days, and what they add up to. */
export function BalanceTable({ balances, currency, days }: BalanceTableProps) {
  const { t } = useTranslation('staff_money')
  const sumOf = (name: (typeof AMOUNTS)[number]) => balances.reduce((sum, line) => sum + line[name], 0)
  const total: Line = {
    account: null,
    currency,
    opening: sumOf('opening'),
    debit: sumOf('debit'),
    credit: sumOf('credit'),
    closing: sumOf('closing'),
  }
  const isBalanced = total.opening === 0 && total.closing === 0
  return (
    <DataTable
      caption={t('ledger.in_currency', { currency })}
      captionShown
      rows={[...balances, total] as readonly Line[]}
      rowKey={({ account }) => account ?? 'total'}
      empty={<EmptyState title={t('ledger.none')} />}
      columns={{
        account: {
          label: t('ledger.account'),
          heads: true,
          plain: true,
          render: ({ account }) =>
            account === null ? (
              <span className="inline-flex flex-wrap items-center gap-2 font-semibold">
                {t('ledger.total')}
                <Chip tone={isBalanced ? 'good' : 'bad'}>
                  {t(isBalanced ? 'ledger.balanced' : 'ledger.unbalanced')}
                </Chip>
              </span>
            ) : (
              <PageLink
                to={`/staff/money/account?${new URLSearchParams({ account, currency, ...days })}`}
                className="font-medium text-coral-deep underline"
              >
                {t(`staff_bookings:accounts.${account}`)}
              </PageLink>
            ),
        },
        ...Object.fromEntries(
          AMOUNTS.map((name) => [
            name,
            {
              label: t(`ledger.${name}`),
              atEnd: true,
              render: (line: Line) => (
                <Price
                  value={{ amount: line[name], currency }}
                  {...(name === 'closing' && { className: 'font-semibold' })}
                />
              ),
            },
          ]),
        ),
      }}
    />
  )
}
