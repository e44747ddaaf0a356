import { PlanName } from '#web/rentals/supplier-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { rangeText } from '#kernel/range-text.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { dayHours, weekdayOf } from '#ui/formats/wall-time.ts'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'
import { DeskAmount } from '#web/rentals/desk-price.tsx'
import type { Compared, ComparedBy } from './comparison.ts'

type ValueProps = { offer: Offer; car: Compared }

/** A car's value in one row of the comparison. */
export function ComparedValue({ by, ...props }: ValueProps & { by: ComparedBy }) {
  const Value = VALUES[by]
  return <Value {...props} />
}

const VALUES: Record<ComparedBy, (props: ValueProps) => React.ReactNode> = {
  total: ({ offer }) => <Price value={offer.price.total} className="text-lg font-semibold" />,
  per_day: ({ offer }) => <Price value={offer.price.per_day} />,
  pay_now: ({ offer }) => <Price value={offer.price.pay_now} />,
  pay_at_desk: ({ offer }) => <DeskPrice shown={offer.price.pay_at_desk} own={offer.desk?.pay_at_desk} />,
  cancellation: Cancellation,
  deposit: ({ offer }) => <StatedSum value={offer.deposit} own={offer.desk?.deposit} zero="deposit_none" />,
  excess: ({ offer }) => <StatedSum value={offer.excess} own={offer.desk?.excess} zero="excess_none" />,
  fuel_policy: ({ offer }) => <Term word={`fuel_policy.${offer.fuel_policy}`} />,
  mileage: Mileage,
  inclusions: Inclusions,
  card: Card,
  licence: Licence,
  supplier: Supplier,
  rating: Rating,
  pick_up: ({ offer, car }) => <At station={offer.pickup.name} at={car.pickUpAt} />,
  drop_off: ({ offer, car }) => <At station={offer.dropoff.name} at={car.dropOffAt} />,
  desk: ({ offer }) => <Term word={`desk.${offer.pickup.desk}`} />,
  distance: Distance,
  hours: Hours,
  class: ({ offer: { vehicle } }) => (
    <Parts>
      <Term word={`category.${vehicle.category}`} />
      <Term word={`body_type.${vehicle.body_type}`} />
    </Parts>
  ),
  transmission: ({ offer }) => <Term word={`transmission.${offer.vehicle.transmission}`} />,
  fuel: ({ offer }) => <Term word={`fuel.${offer.vehicle.fuel}`} />,
  air_conditioning: ({ offer }) => (
    <Term word={offer.vehicle.air_conditioning ? 'word.air_conditioning' : 'word.no_air_conditioning'} />
  ),
  seats: ({ offer }) => <Count word="seats" count={offer.vehicle.seats} />,
  doors: ({ offer }) => <Count word="doors" count={offer.vehicle.doors} />,
  bags: ({ offer }) => <Count word="bags" count={offer.vehicle.bags} />,
}

function Term({ word }: { word: string }) {
  const { t } = useTranslation('terms')
  return t(word)
}

function Count({ word, count }: { word: 'seats' | 'doors' | 'bags'; count: number | null }) {
  const { t } = useTranslation('terms')
  return count === null ? t('choice:not_stated') : t(`terms:count.${word}`, { count })
}

type StatedSumProps = Pick<Parameters<typeof DeskAmount>[0], 'value' | 'own'> & {
  zero: 'deposit_none' | 'excess_none'
}

function StatedSum({ value, own, zero }: StatedSumProps) {
  const { t } = useTranslation('choice')
  if (value?.amount === 0) return t(zero)
  return <DeskAmount value={value} own={own} none={t('not_stated')} />
}

function Cancellation({ offer }: ValueProps) {
  return <span suppressHydrationWarning>{useCancellationWords(offer).words}</span>
}

function Mileage({ offer }: ValueProps) {
  return useMileageWords(offer)
}

function Inclusions({ offer: { inclusions } }: ValueProps) {
  const { t } = useTranslation('terms')
  if (inclusions.length === 0) return t('choice:not_stated')
  return (
    <ul>
      {inclusions.map((inclusion) => (
        <li key={inclusion}>{t(`terms:inclusion.${inclusion}`)}</li>
      ))}
    </ul>
  )
}

function Card({ offer: { payment } }: ValueProps) {
  const { t } = useTranslation('choice')
  if (payment.credit_card_required) return t('card.credit')
  return t(payment.timing === 'desk' ? 'card.none' : 'card.debit')
}

function Licence({ offer }: ValueProps) {
  const { t } = useTranslation('terms')
  return t('licence_years', { count: offer.licence_years ?? 1 })
}

function Supplier({ offer: { supplier } }: ValueProps) {
  const { t } = useTranslation('terms')
  return (
    <Parts>
      <bdi>{supplier.name}</bdi>
      <PlanName supplier={supplier} />
      {supplier.desk_brand && <bdi>{t('terms:desk_of', { brand: supplier.desk_brand })}</bdi>}
    </Parts>
  )
}

function Rating({ offer: { supplier } }: ValueProps) {
  const { t } = useTranslation('choice')
  return supplier.rating === null ? t('no_votes') : <SupplierRating {...supplier} />
}

function At({ station, at }: { station: string; at: string }) {
  return (
    <>
      <bdi>{station}</bdi>
      <br />
      <DayText value={at} />
    </>
  )
}

function Distance({ offer }: ValueProps) {
  const { t } = useTranslation('choice')
  return offer.distance_km < 0.1 ? t('distance_here') : t('distance', { km: offer.distance_km })
}

function Hours({ offer, car }: ValueProps) {
  const { t } = useTranslation('choice')
  const language = useLanguage()
  const hours = dayHours(offer.opening_hours, weekdayOf(car.pickUpAt))
  return hours.kind === 'open' ? rangeText(hours.from, hours.to, language) : t(`hours.${hours.kind}`)
}
