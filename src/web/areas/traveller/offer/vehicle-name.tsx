import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { SupplierText } from '#web/rentals/supplier-text.tsx'

type VehicleNameProps = { vehicle: Offer['vehicle']; similarSize: 'text-sm' | 'text-base' }

/** The model, in its own text direction, with a note if the desk may hand over a similar one. */
export function VehicleName({ vehicle, similarSize }: VehicleNameProps) {
  const { t } = useTranslation('terms')
  return (
    <>
      <SupplierText>{vehicle.name}</SupplierText>
      {vehicle.or_similar && (
        <span className={`${similarSize} font-normal text-ink-soft`}> {t('word.or_similar')}</span>
      )}
    </>
  )
}
