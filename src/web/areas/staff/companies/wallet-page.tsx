import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useParams, useSearchParams } from 'react-router'
import { NextPage } from '../frame/next-link.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { WaitingTransfers } from './waiting-transfers.tsx'
import {
  usePayOutWalletMutation,
  useReadWalletQuery,
  useSetCreditLimitMutation,
  useTopUpWalletMutation,
  walletsApi,
  WALLET_ACTS,
  type WalletAction,
} from './wallets.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useState } from 'react'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Card } from '#ui/card.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Fact } from '../frame/fact.tsx'
import type { WalletEntry } from '#domains/companies/wallets/wallet.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { problemOf } from '#ui/error-words.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { StaffForm } from '../form/staff-form.tsx'

function entriesQuery(id: string, search: URLSearchParams) {
  const after = search.get('after') ?? ''
  return { id, ...(/^[1-9]\d{0,8}$/.test(after) && { after: Number(after) }) }
}

/** A company's wallet: balance, entries, and forms to enter transfers. */
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
            <WalletActions wallet={wallet} />
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

/** Actions on a wallet, each with its form. */
function WalletActions({ wallet }: { wallet: StaffWallet }) {
  const { t } = useTranslation('wallets')
  const [action, setAction] = useState<WalletAction | null>(null)
  const close = () => setAction(null)
  return (
    <div className="flex flex-wrap gap-2">
      {WALLET_ACTS.map((one) => (
        <Button key={one} variant="second" onClick={() => setAction(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      <Dialog open={action !== null} onClose={close} title={t(`acts.${action ?? 'top-up'}`)}>
        {action && <WalletForm action={action} wallet={wallet} onDone={close} />}
      </Dialog>
    </div>
  )
}

/** Balance of a company's wallet, its credit limit, and the amount available. */
function WalletSums({ wallet }: { wallet: StaffWallet }) {
  const { t } = useTranslation('wallets')
  return (
    <Card aria-label={wallet.company}>
      <p className="font-semibold">
        <bdi>{wallet.company}</bdi>{' '}
        <bdi dir="ltr" className="text-sm font-normal text-ink-soft">
          {wallet.corp_id}
        </bdi>
      </p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {(['balance', 'credit_limit', 'available'] as const).map((name) => (
          <Fact key={name} label={t(name)}>
            <Price value={wallet[name]} className="text-lg font-semibold" />
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

/** Entries of a wallet, newest first. */
function EntryTable({ entries }: { entries: readonly WalletEntry[] }) {
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

type WalletFormProps = { action: WalletAction; wallet: StaffWallet; onDone: () => void }

/** Enters a transfer or sets the credit limit, with an idempotency key. Describes the effect first. */
function WalletForm({ action, wallet, onDone }: WalletFormProps) {
  const { t } = useTranslation('wallets')
  const [topUp] = useTopUpWalletMutation()
  const [payOut] = usePayOutWalletMutation()
  const [setLimit] = useSetCreditLimitMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { currency } = wallet.balance
  const amount = action === 'credit-limit' ? 'credit_limit' : 'amount'
  const fields: readonly FieldSpec[] = [
    { name: amount, kind: 'amount', usual: [0, 50_000] },
    { name: 'reason', kind: 'long_text' },
  ]
  const form = useStaffForm({
    id: 'wallet',
    currency,
    fields,
    moves: (input) => ({
      sums: [{ amount: Number(input[amount]), currency }],
      who: <bdi>{wallet.company}</bdi>,
    }),
    values: action === 'credit-limit' ? { credit_limit: wallet.credit_limit.amount } : {},
    send: async (values) => {
      const entered = { amount: values[amount] as number, currency }
      const change = { id: wallet.company_id, idempotencyKey: key, reason: values['reason'] as string }
      const answer =
        action === 'credit-limit'
          ? await setLimit({ ...change, credit_limit: entered })
          : await (action === 'top-up' ? topUp : payOut)({ ...change, amount: entered })
      // A call that the API rejected moved no money: the next attempt needs a new key.
      if (problemOf(answer.error)) setKey(crypto.randomUUID())
      return answer
    },
    success: ({ waits }) => t(waits ? 'done.waits' : `done.${action}`),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t(`send.${action}`)} words="wallets:fields">
      <p className="text-sm text-ink-soft">{t(`what.${action}`, { currency })}</p>
    </StaffForm>
  )
}
