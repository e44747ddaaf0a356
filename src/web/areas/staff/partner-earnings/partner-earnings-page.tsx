import { useState } from 'react'
import type { StaffEarning } from '#domains/partners/earnings/decide-earning.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { afterIn } from '../frame/in-address.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { partnerEarningsApi } from './partner-earnings.api.ts'
import { EARNING_DECISIONS } from '#domains/partners/earnings/earning-flag.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { RowButton } from '../frame/row-button.tsx'

type EarningsQuery = { reference?: string; after?: string }

/** Commissions that need a decision, or the one of a booking. */
export const { preload, Component } = staffListPage({
  section: 'partner_earnings',
  list: partnerEarningsApi.endpoints.listEarnings,
  parseQuery: earningsQuery,
  Above: EarningFilters,
  Rows: EarningRows,
})

function earningsQuery(address: URLSearchParams): EarningsQuery {
  const reference = address.get('search') ?? ''
  return reference === '' ? afterIn(address) : { reference }
}

function EarningFilters() {
  const { t } = useTranslation('partner_earnings')
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
      <SearchBox label={t('find')} />
    </>
  )
}

function EarningRows({ page, query }: { page: { items: StaffEarning[] }; query: EarningsQuery }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <>
      <EarningTable earnings={page.items} isSearch={query.reference !== undefined} onDecide={setDeciding} />
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}

type EarningTableProps = {
  earnings: readonly StaffEarning[]
  /** True if the rows are the result of a search by reference. */
  isSearch: boolean
  onDecide: (deciding: Deciding) => void
}

/** Commissions with their flags and the possible decisions. */
function EarningTable({ earnings, isSearch, onDecide }: EarningTableProps) {
  const { t } = useTranslation('partner_earnings')
  return (
    <DataTable
      caption={t('caption')}
      rows={earnings}
      rowKey={({ booking_id }) => booking_id}
      empty={
        <EmptyState
          title={t(isSearch ? 'not_found' : 'none')}
          text={t(isSearch ? 'not_found_text' : 'none_text')}
        />
      }
      columns={{
        booking: {
          label: t('booking'),
          heads: true,
          render: ({ reference, partner, ordered_at }) => (
            <>
              <bdi className="tabular">{reference}</bdi>
              <Parts className="text-xs text-ink-soft">
                <bdi>{partner.name}</bdi>
                <bdi>{partner.code}</bdi>
                <InstantText value={ordered_at} className="tabular" />
              </Parts>
            </>
          ),
        },
        flags: {
          label: t('against'),
          render: ({ flags, duplicate_of }) => (
            <ul>
              {flags.map((flag) => (
                <li key={flag}>
                  {t(`flags.${flag}`)}
                  {flag === 'same_booking' && duplicate_of !== null && (
                    <bdi className="tabular"> {duplicate_of}</bdi>
                  )}
                </li>
              ))}
            </ul>
          ),
        },
        state: {
          label: t('state'),
          render: ({ state, reason, decision }) => (
            <>
              {t(reason === null ? `states.${state}` : `reasons.${reason}`)}
              {decision !== null && (
                <span className="block text-xs text-ink-soft">{t(`decisions.${decision}`)}</span>
              )}
            </>
          ),
        },
        price: { label: t('price'), atEnd: true, render: ({ price }) => <Price value={price} /> },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
        act: {
          label: t('act'),
          atEnd: true,
          render: (earning) =>
            EARNING_DECISIONS.filter((decision) => decision !== earning.decision).map((decision) => (
              <RowButton key={decision} onClick={() => onDecide({ earning, decision })}>
                {t(`acts.${decision}`)}
              </RowButton>
            )),
        },
      }}
    />
  )
}
