import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { MoneyRows } from '#ui/money-rows.tsx'

/** Amounts of a trip, with the labels of dispatch. */
export function TripMoney({ money }: { money: StaffTrip['money'] }) {
  const { t } = useTranslation('dispatch')
  return (
    <MoneyRows money={money} words={(part) => t(`money.${part}`)} className="sm:grid-cols-4 xl:grid-cols-2" />
  )
}
