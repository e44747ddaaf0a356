import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useParams, useSearchParams } from 'react-router'
import { NextPage } from '../frame/next-link.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { EntryTable } from './entry-table.tsx'
import { WaitingTransfers } from './waiting-transfers.tsx'
import { WalletActs } from './wallet-acts.tsx'
import { WalletSums } from './wallet-sums.tsx'
import { useReadWalletQuery, walletsApi } from './wallets.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

function entriesQuery(id: string, search: URLSearchParams) {
  const after = search.get('after') ?? ''
  return { id, ...(/^[1-9]\d{0,8}$/.test(after) && { after: Number(after) }) }
}

/** A company's wallet: what it has, what moved it, and entering transfers. */
export const { preload, Component } = staffPage({
  section: 'wallets',
  title: 'wallets:wallet',
  load: ({ readRecord, params, url }) =>
    readRecord(walletsApi.endpoints.readWallet, entriesQuery(params['id'] ?? '', url.searchParams)),
  Content: Wallet,
})

function Wallet({ me }: { me: StaffMe }) {
  const { t } = useTranslation('wallets')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <>
      <BackLink to="/staff/wallets">{t('back')}</BackLink>
      <Answered query={useReadWalletQuery(entriesQuery(id, search))} height="h-100">
        {({ wallet, waiting, entries, next }) => (
          <>
            <WalletSums wallet={wallet} />
            <WalletActs wallet={wallet} />
            <WaitingTransfers
              companyId={wallet.company_id}
              company={wallet.company}
              waiting={waiting}
              me={me}
            />
            <EntryTable entries={entries} />
            <NextPage after={next === null ? null : String(next)} />
          </>
        )}
      </Answered>
    </>
  )
}
