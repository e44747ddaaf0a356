import { ArrowRight, CalendarCheck, CalendarX } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { carUrl } from '../car/car-url.ts'
import { OfferStation } from './offer-station.tsx'
import { OfferSums } from './offer-sums.tsx'
import { OfferSupplier, usePlanName } from './offer-supplier.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { CardChoice } from '#web/rentals/choice/card-choice.tsx'
import { VehicleFacts } from '#web/rentals/vehicle-facts.tsx'
import { VehicleName } from './vehicle-name.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'

type OfferCardProps = {
  offer: Offer
  days: number
  pickUpDate: string
  coupon: string | undefined
  backTo: string
}

/** One car of one supplier: all that matters for the decision, and one button. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, days, pickUpDate, coupon, backTo } = props
  const { t } = useTranslation(['search', 'terms'])
  const { language } = useSite()
  const id = useId()
  const plan = usePlanName(offer.supplier)
  const { vehicle, supplier } = offer
  return (
    <Card as="article" padded={false} aria-labelledby={id} className="@container">
      <div className="grid gap-4 p-4 @2xl:grid-cols-[1fr_13rem] @2xl:gap-0 @2xl:p-0">
        <div className="flex min-w-0 flex-col gap-4 @2xl:p-5">
          <div className="flex flex-col gap-x-5 gap-y-3 @lg:flex-row">
            <div className="mx-auto w-48 shrink-0 @lg:mx-0">
              <VehiclePicture vehicle={vehicle} supplier={supplier.code} />
            </div>
            <div className="flex min-w-0 grow flex-col gap-2">
              <div>
                <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs font-medium text-ink-soft">
                  {t(`terms:category.${vehicle.category}`)} · {t(`terms:body_type.${vehicle.body_type}`)}
                  <CancellationChip {...offer.cancellation} />
                </p>
                <h3 id={id} className="text-lg">
                  <VehicleName vehicle={vehicle} similarSize="text-sm" />
                </h3>
              </div>
              <VehicleFacts vehicle={vehicle} />
              <OfferSupplier supplier={supplier} />
            </div>
          </div>
          <OfferStation offer={offer} pickUpDate={pickUpDate} />
          <div className="border-t border-line pt-3">
            <OfferTerms offer={offer} chipped />
          </div>
        </div>
        <div className="flex flex-col justify-between gap-3 border-t border-line pt-4 @2xl:border-s @2xl:border-t-0 @2xl:p-5">
          <OfferSums offer={offer} days={days} />
          <CardChoice offer={offer} />
          <LinkButton
            wide
            to={carUrl(offer.offer_id, coupon)}
            state={{ backTo }}
            aria-label={t('choose_named', {
              car: vehicle.name,
              supplier: supplier.name,
              plan,
              price: formatMoney(offer.price.total, language),
            })}
          >
            {t('choose')}
            <ArrowRight className="size-4 mirrored" />
          </LinkButton>
        </div>
      </div>
    </Card>
  )
})

/** What tells two prices of one car apart, at a glance. */
function CancellationChip(cancellation: Offer['cancellation']) {
  const { t } = useTranslation('terms')
  const { kind } = cancellationRule(cancellation)
  if (kind === 'free')
    return (
      <Chip tone="good" icon={<CalendarCheck className="size-4" />}>
        {t('inclusion.free_cancellation')}
      </Chip>
    )
  const icon = kind === 'non_refundable' && <CalendarX className="size-4" />
  return <Chip icon={icon}>{t(`cancelling.${kind}`)}</Chip>
}
