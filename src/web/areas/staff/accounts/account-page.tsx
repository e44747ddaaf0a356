import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { AccountActs } from './account-acts.tsx'
import { AccountBookings } from './account-bookings.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AccountHistory } from './account-history.tsx'
import { AccountMails } from './account-mails.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { accountsApi, useStaffAccountQuery } from './accounts.api.ts'

/** One account: its owner, sessions, bookings and mails, and what can be done with it. */
export const { preload, Component } = staffPage({
  section: 'accounts',
  title: 'staff_accounts:one',
  useHeading: useAccountHeading,
  load: ({ readRecord, params }) => readRecord(accountsApi.endpoints.staffAccount, params['id'] ?? ''),
  Content: Account,
})

function useAccountHeading(): readonly string[] | undefined {
  const { id = '' } = useParams()
  const { data } = accountsApi.endpoints.staffAccount.useQueryState(id)
  return data && [isolate(data.name === '' ? data.email : data.name)]
}

function Account({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_accounts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/accounts">{t('back')}</BackLink>
      <Answered query={useStaffAccountQuery(id)} height="h-100">
        {(account) => <Record account={account} me={me} />}
      </Answered>
    </>
  )
}

function Record({ account, me }: { account: StaffAccount; me: StaffMe }) {
  const { t } = useTranslation('staff_accounts')
  const { block } = account
  return (
    <>
      {block && (
        <Notice tone="careful" title={t('blocked')}>
          <p>
            <bdi>{block.reason}</bdi>
          </p>
          <Parts className="text-xs">
            <InstantText value={block.at} />
            <bdi>{block.by}</bdi>
          </Parts>
        </Notice>
      )}
      {account.role === 'staff' ? (
        <p className="text-sm text-ink-soft">{t('of_staff')}</p>
      ) : (
        <AccountActs account={account} me={me} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-last">
          <AccountBookings bookings={account.bookings} />
          <AccountSessions sessions={account.sessions} />
          <AccountMails mails={account.mails} />
          <AccountHistory history={account.history} />
        </div>
        <AccountFacts account={account} />
      </div>
    </>
  )
}
