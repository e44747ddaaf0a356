import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { PayBy } from '#domains/trips/journey/trip.contract.ts'
import type { Money } from '#kernel/money.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Price } from '#ui/formats/price.tsx'
import type { Booker } from './use-booker.ts'

type Props = {
  booker: Booker
  category: number
  total: Money
  value: PayBy | ''
  error: string | undefined
  onChoose: (payBy: PayBy) => void
}

/** Payment method: company wallet, driver or desk, or card. */
export function PaymentChoice({ booker, category, total, value, error, onChoose }: Props) {
  const { t } = useTranslation('booking')
  const wording = wordingOf(category)
  const wallet = booker.company ? booker.profile.wallet : null
  const isShort = wallet?.available?.currency === total.currency && wallet.available.amount < total.amount
  return (
    <RadioCards
      legend={t('pay.legend')}
      name="booking-payBy"
      value={value}
      error={error}
      onChange={(event) => onChoose(event.target.value as PayBy)}
      options={[
        ...(wallet
          ? [
              {
                value: 'wallet',
                label: t('pay.wallet', { company: booker.profile.company_name }),
                note: isShort ? t('pay.wallet_short', wording) : t('pay.wallet_note'),
                end: <Price value={wallet.available ?? wallet.balance} />,
              },
            ]
          : []),
        { value: 'driver', label: t('pay.driver', wording), note: t('pay.driver_note', wording) },
        { value: 'card', label: t('pay.card'), note: t('pay.card_note') },
      ]}
    />
  )
}
