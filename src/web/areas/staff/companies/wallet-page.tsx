import { useTranslation } from 'react-i18next'
import { data as reply, useParams, useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextPage } from '../frame/next-page.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { EntryTable } from './entry-table.tsx'
import { WalletActs } from './wallet-acts.tsx'
import { WalletSums } from './wallet-sums.tsx'
import { useStaffWalletQuery, walletsApi } from './wallets.api.ts'

function entriesQuery(id: string, search: URLSearchParams) {
  const after = search.get('after') ?? ''
  return { id, ...(/^[1-9]\d{0,8}$/.test(after) && { after }) }
}

export const preload: Preload = (args) =>
  preloadStaff('wallets', args, async () => {
    const asked = entriesQuery(args.params['id'] ?? '', args.url.searchParams)
    const { error } = await args.dispatch(
      walletsApi.endpoints.staffWallet.initiate(asked, { subscribe: false }),
    )
    if (error && 'status' in error && error.status === 404) throw reply(null, { status: 404 })
  })

/** A company's wallet: what it has, what moved it, and entering transfers. */
export function Component() {
  const { t } = useTranslation('wallets')
  return (
    <StaffPage page="wallets" title={t('wallet')}>
      {() => <Wallet />}
    </StaffPage>
  )
}

function Wallet() {
  const { t } = useTranslation('wallets')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data, error, refetch } = useStaffWalletQuery(entriesQuery(id, search))
  return (
    <>
      <PageLink
        to="/staff/wallets"
        className="inline-flex min-h-11 items-center self-start text-sm text-coral-deep underline"
      >
        {t('back')}
      </PageLink>
      {data ? (
        <>
          <WalletSums wallet={data.wallet} />
          <WalletActs wallet={data.wallet} />
          <EntryTable entries={data.entries} />
          <NextPage after={data.next === null ? null : String(data.next)} />
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-100" />
      )}
    </>
  )
}
