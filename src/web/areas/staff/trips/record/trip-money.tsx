import { useTranslation } from 'react-i18next'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { MoneyRows } from '#ui/money-rows.tsx'

/** A trip's money in the words of dispatch. */
export function TripMoney({ money }: { money: StaffTrip['money'] }) {
  const { t } = useTranslation('dispatch')
  return (
    <MoneyRows money={money} words={(part) => t(`money.${part}`)} className="sm:grid-cols-4 xl:grid-cols-2" />
  )
}
