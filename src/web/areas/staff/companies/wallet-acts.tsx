import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffWallet } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WALLET_ACTS, type WalletAct } from './wallets.api.ts'
import { WalletForm } from './wallet-form.tsx'

/** What can be entered of a wallet, each in a form of its own. */
export function WalletActs({ wallet }: { wallet: StaffWallet }) {
  const { t } = useTranslation('wallets')
  const [act, setAct] = useState<WalletAct | null>(null)
  const close = () => setAct(null)
  return (
    <div className="flex flex-wrap gap-2">
      {WALLET_ACTS.map((one) => (
        <Button key={one} look="second" onClick={() => setAct(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      <Dialog open={act !== null} onClose={close} title={t(`acts.${act ?? 'top-up'}`)}>
        {act && <WalletForm act={act} wallet={wallet} onDone={close} />}
      </Dialog>
    </div>
  )
}
