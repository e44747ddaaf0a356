import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { Card } from '#ui/card.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Fact } from '../frame/fact.tsx'

/** What a company's wallet has, how far below zero it may go, and what that leaves. */
export function WalletSums({ wallet }: { wallet: StaffWallet }) {
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
