import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryOf } from '#domains/fares/categories.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { useCity } from '../tabs/places/use-cities.ts'
import type { Chosen } from '../offer/chosen.ts'
import { DeskTerms } from '../offer/desk-terms.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { DetailsForm } from './details-form.tsx'
import { useBooker } from './use-booker.ts'

/** The traveller and payment form, next to the chosen option. */
export function DetailsStep({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('booking')
  const { booker, error, again } = useBooker()
  const { request } = chosen
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <StepHeading>{t('details')}</StepHeading>
      <ChosenCard chosen={chosen} />
      {!categoryOf(request.category).hasDriver && 'city_id' in request && (
        <DeskOf cityId={request.city_id} deposit={chosen.option.fare.deposit} />
      )}
      {booker ? (
        <DetailsForm chosen={chosen} booker={booker} />
      ) : error ? (
        <FailureNotice error={error} onRetry={again} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function DeskOf({ cityId, deposit }: { cityId: string; deposit: Money | null }) {
  const city = useCity(cityId)
  return city && <DeskTerms city={city.name} desk={city.desk} deposit={deposit} />
}
