import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import type { WalletDetail, WalletEntry } from '#domains/companies/wallets/wallet.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Facts } from './facts.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { visitorZone, wallTime } from '#ui/formats/wall-time.ts'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useCallback, useEffect, useState } from 'react'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

/** The wallet that a company's trips are charged to; travellers see only the balance. */
export function WalletCard({ profile, company }: { profile: TripProfileReply; company: string }) {
  const { t } = useTranslation('my_account')
  return (
    <SectionCard title={t('wallet.title')} text={t('wallet.of', { company: isolate(company) })}>
      {profile.wallet ? <Wallet /> : <p className="text-sm text-ink-soft">{t('wallet.none')}</p>}
    </SectionCard>
  )
}

function Wallet() {
  const { t } = useTranslation('my_account')
  const { wallet, error, busy, again, more } = useWallet()
  return (
    <>
      {wallet && <Balance wallet={wallet} />}
      {!wallet && !error && <Skeleton className="h-40" />}
      {wallet && wallet.credit_limit !== null && <WalletEntries entries={wallet.entries} />}
      {error && <FailureNotice error={error} onRetry={() => void again()} busy={busy} />}
      {more && !error && (
        <Button variant="second" busy={busy} onClick={() => void more()}>
          {t('wallet.more')}
        </Button>
      )}
    </>
  )
}

function Balance({ wallet: { balance, credit_limit, available } }: { wallet: WalletDetail }) {
  const { t } = useTranslation('my_account')
  return (
    <>
      <p>
        <span className="block text-xs text-ink-soft">{t('wallet.balance')}</span>
        <Price value={balance} className="text-2xl font-semibold" />
        {balance.amount < 0 && <span className="block text-xs text-ink-soft">{t('wallet.owed')}</span>}
      </p>
      {credit_limit && available ? (
        <Facts
          facts={[
            [t('wallet.available'), <Price key="available" value={available} />],
            [t('wallet.limit'), <Price key="limit" value={credit_limit} />],
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{t('wallet.balance_alone')}</p>
      )}
    </>
  )
}

/** Entries of a wallet, newest first, each with the balance after it. */
function WalletEntries({ entries }: { entries: readonly WalletEntry[] }) {
  const { t } = useTranslation('my_account')
  if (entries.length === 0) return <p className="text-sm text-ink-soft">{t('wallet.no_entries')}</p>
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('wallet.entries')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow key={entry.entry_id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function EntryRow({ entry: { kind, number, amount, balance, trip_id, reason, at } }: { entry: WalletEntry }) {
  const { t } = useTranslation('my_account')
  const language = useLanguage()
  const { go } = useSteps()
  const isIn = amount.amount > 0
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t(`wallet.kind.${kind}`)}</span>
        <span className={isIn ? 'font-semibold text-good' : 'font-semibold'}>
          {isIn && '+'}
          <Price value={amount} />
        </span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <Parts>
          {formatDay(wallTime(at, visitorZone()), language)}
          <bdi dir="ltr" className="tabular">
            #{number}
          </bdi>
        </Parts>
        <span>
          {t('wallet.after')} <Price value={balance} />
        </span>
      </span>
      {reason && (
        <span className="text-xs wrap-anywhere text-ink-soft">
          <bdi>{reason}</bdi>
        </span>
      )}
      {trip_id && (
        <button
          type="button"
          className="text-link inline-flex min-h-11 items-center self-start text-xs font-medium"
          onClick={() => go({ name: 'trip', tripId: trip_id })}
        >
          {t('wallet.trip')}
          <span className="sr-only"> #{number}</span>
        </button>
      )}
    </li>
  )
}

const ROWS = 10

/**
 * Returns the company wallet of the profile with its entries, newest first; `more` loads older ones, null if
 * there are none.
 */
function useWallet() {
  const { trips } = useWidget()
  const [wallet, setWallet] = useState<WalletDetail | null>(null)
  const { busy, error, run } = useTripsCall()

  const read = useCallback(
    async (after: number | null) => {
      const query = new URLSearchParams({
        rows: String(ROWS),
        ...(after !== null && { after: String(after) }),
      })
      const reply = await run(() => trips.call(`/api/wallet/detail?${query.toString()}`))
      if (!reply.ok) return
      const page = reply.data as WalletDetail
      setWallet((before) => ({
        ...page,
        entries: after === null ? page.entries : [...(before?.entries ?? []), ...page.entries],
      }))
    },
    [trips, run],
  )
  useEffect(() => void read(null), [read])
  const next = wallet?.next ?? null
  return { wallet, error, busy, again: () => read(next), more: next === null ? null : () => read(next) }
}
