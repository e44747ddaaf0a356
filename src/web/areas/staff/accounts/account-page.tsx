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
import { AccountActions } from './account-actions.tsx'
import { accountsApi, useReadAccountQuery } from './accounts.api.ts'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingChip } from '../bookings/booking-chip.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { languageOf } from '#kernel/locale.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { Fact } from '../frame/fact.tsx'
import { AccountChips } from './account-table.tsx'

/** One account: owner, sessions, bookings, mails and actions. */
export const { preload, Component } = staffPage({
  section: 'accounts',
  title: 'staff_accounts:one',
  useHeading: useAccountHeading,
  load: ({ readRecord, params }) => readRecord(accountsApi.endpoints.readAccount, { id: params['id'] ?? '' }),
  Content: Account,
})

function useAccountHeading(): readonly string[] | undefined {
  const { id = '' } = useParams()
  const { data } = accountsApi.endpoints.readAccount.useQueryState({ id })
  return data && [isolate(data.name === '' ? data.email : data.name)]
}

function Account({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_accounts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/accounts">{t('back')}</BackLink>
      <Answered query={useReadAccountQuery({ id })} height="h-100">
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
        <AccountActions account={account} me={me} />
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

/** The latest bookings of an account. */
function AccountBookings({ bookings }: Pick<StaffAccount, 'bookings'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('bookings.title')}>
      <DataTable
        caption={t('bookings.title')}
        rows={bookings}
        rowKey={({ booking_id }) => booking_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('bookings.none')}</p>}
        columns={{
          reference: {
            label: t('bookings.reference'),
            heads: true,
            render: ({ booking_id, reference }) => <BookingLink id={booking_id} reference={reference} />,
          },
          status: { label: t('state'), render: ({ status }) => <BookingChip status={status} /> },
          pickup: {
            label: t('bookings.pick_up'),
            render: ({ pickup_at }) => <DayText value={pickup_at.slice(0, 10)} />,
          },
          created: {
            label: t('bookings.ordered'),
            render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}

/** Actions and reads of colleagues on an account, latest first. */
function AccountHistory({ history }: Pick<StaffAccount, 'history'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('history.title')}>
      <HistoryList
        entries={history.map(({ at, action, by }) => ({
          key: `${at} ${action}`,
          at,
          by,
          what: t(`history.${action}`),
        }))}
        none={t('history.none')}
      />
    </SectionCard>
  )
}

/** The latest mails to the address of an account. */
function AccountMails({ mails }: Pick<StaffAccount, 'mails'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('mails.title')}>
      <DataTable
        caption={t('mails.title')}
        rows={mails}
        rowKey={({ mail_id }) => mail_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('mails.none')}</p>}
        columns={{
          subject: { label: t('mails.subject'), heads: true, render: ({ subject }) => <bdi>{subject}</bdi> },
          queued: {
            label: t('mails.queued'),
            render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
          },
          sent: {
            label: t('mails.sent'),
            render: ({ sent_at }) =>
              sent_at === null ? t('mails.waiting') : <InstantText value={sent_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}

/** Active sessions of an account. */
function AccountSessions({ sessions }: Pick<StaffAccount, 'sessions'>) {
  const { t } = useTranslation('staff_accounts')
  return (
    <SectionCard title={t('sessions.title')}>
      <DataTable
        caption={t('sessions.title')}
        rows={sessions}
        rowKey={({ session_id }) => session_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('sessions.none')}</p>}
        columns={{
          device: {
            label: t('sessions.device'),
            heads: true,
            render: ({ device }) => <bdi>{device ?? t('sessions.unknown')}</bdi>,
          },
          address: {
            label: t('sessions.address'),
            render: ({ address }) => <bdi dir="ltr">{address ?? t('nothing')}</bdi>,
          },
          since: {
            label: t('sessions.since'),
            render: ({ signed_in_at }) => <InstantText value={signed_in_at} className="tabular" />,
          },
          until: {
            label: t('sessions.until'),
            render: ({ expires_at }) => <InstantText value={expires_at} className="tabular" />,
          },
        }}
      />
    </SectionCard>
  )
}

/** Owner of the account and sign-in methods. */
function AccountFacts({ account }: { account: StaffAccount }) {
  const { t } = useTranslation('staff_accounts')
  const language = useLanguage()
  const { email, phone, second_step: step, services, has_password } = account
  const steps = [
    step.codes && t('second_step.codes'),
    step.passkeys > 0 && t('second_step.passkeys', { count: step.passkeys }),
  ].filter((text) => text !== false)
  return (
    <SectionCard title={t('facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('state')}>
          <AccountChips account={account} />
        </Fact>
        <Fact label={t('email')}>
          <a href={`mailto:${email}`} className="text-link break-all">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
        <Fact label={t('phone')}>
          {phone === null ? (
            t('nothing')
          ) : (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link">
              <bdi dir="ltr" className="tabular">
                {phone}
              </bdi>
            </a>
          )}
        </Fact>
        <Fact label={t('signs_in')}>
          {[has_password && t('password'), ...services.map((service) => t(`services.${service}`))]
            .filter((text) => text !== false)
            .join(', ') || t('nothing')}
        </Fact>
        <Fact label={t('second_step.title')}>
          {steps.length === 0 ? t('second_step.none') : steps.join(', ')}
        </Fact>
        <Fact label={t('language')}>{languageName(languageOf(account.account_lang_id), language)}</Fact>
        <Fact label={t('since')}>
          <InstantText value={account.created_at} className="tabular" />
        </Fact>
      </dl>
    </SectionCard>
  )
}
