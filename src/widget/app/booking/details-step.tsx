import { useTranslation } from 'react-i18next'
import { isSelfDrive } from '#domains/trips/fares/trip-category.contract.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import type { Chosen } from '../offer/chosen.ts'
import { DeskTerms } from '../offer/desk-terms.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { DetailsForm } from './details-form.tsx'
import { useBooker } from './use-booker.ts'

/** Who travels and how it is paid, with what was chosen in view. */
export function DetailsStep({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('booking')
  const { booker, error, again } = useBooker()
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <StepHeading>{t('details')}</StepHeading>
      <ChosenCard chosen={chosen} />
      {isSelfDrive(chosen.request.category) && (
        <DeskTerms city={chosen.places[0] ?? ''} deposit={chosen.option.fare.deposit} />
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
