import type { PriceRequestSummary } from '#domains/enquiries/prices/staff-price-request.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const TONES = { open: 'plain', expired: 'careful', booked: 'good' } as const

/** State of the offer that was sent. */
export function OfferChip({ offer }: { offer: NonNullable<PriceRequestSummary['offer']> }) {
  const { t } = useTranslation('prices')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Price value={offer.total} className="font-semibold" />
      <Chip tone={TONES[offer.state]}>{t(`offers.${offer.state}`)}</Chip>
    </span>
  )
}
