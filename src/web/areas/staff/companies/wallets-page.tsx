import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextPage } from '../frame/next-page.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { useStaffWalletsQuery, walletsApi } from './wallets.api.ts'

function walletsQuery(search: URLSearchParams) {
  const after = search.get('after')
  return after !== null && /^[\da-f-]{36}$/.test(after) ? { after } : {}
}

export const preload: Preload = (args) =>
  preloadStaff('wallets', args, () =>
    args.dispatch(
      walletsApi.endpoints.staffWallets.initiate(walletsQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Companies with what is in their wallets. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="wallets" title={t('nav.wallets')}>
      {() => <Wallets />}
    </StaffPage>
  )
}

function Wallets() {
  const { t } = useTranslation('wallets')
  const [search] = useSearchParams()
  const { data, error, refetch } = useStaffWalletsQuery(walletsQuery(search))
  if (!data) return error ? <Unreachable error={error} again={refetch} /> : <Skeleton className="h-60" />
  return (
    <>
      <DataTable
        caption={t('caption')}
        captionHidden
        rows={data.items}
        rowKey={({ company_id }) => company_id}
        empty={<EmptyState title={t('none')} />}
        columns={[
          {
            key: 'company',
            label: t('company'),
            heads: true,
            render: ({ company_id, company, corp_id }) => (
              <>
                <PageLink
                  to={`/staff/wallets/${company_id}`}
                  className="font-medium text-coral-deep underline"
                >
                  <bdi>{company}</bdi>
                </PageLink>
                <span className="block text-xs text-ink-soft">
                  <bdi dir="ltr">{corp_id}</bdi>
                </span>
              </>
            ),
          },
          {
            key: 'balance',
            label: t('balance'),
            atEnd: true,
            render: ({ balance }) => <Price value={balance} />,
          },
          {
            key: 'credit_limit',
            label: t('credit_limit'),
            atEnd: true,
            render: ({ credit_limit }) => <Price value={credit_limit} />,
          },
          {
            key: 'available',
            label: t('available'),
            atEnd: true,
            render: ({ available }) => <Price value={available} className="font-semibold" />,
          },
        ]}
      />
      <NextPage after={data.next} />
    </>
  )
}
