import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import type { WalletDetail } from '#domains/companies/wallets/wallet.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Facts } from './facts.tsx'
import { useWallet } from './use-wallet.ts'
import { WalletEntries } from './wallet-entries.tsx'

/** The wallet that a company's trips are charged to; a traveller sees the balance alone. */
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
        <Button look="second" busy={busy} onClick={() => void more()}>
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
