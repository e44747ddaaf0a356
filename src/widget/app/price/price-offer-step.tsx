import type { PriceOffer } from '#domains/enquiries/prices/price-request.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccount } from '../account/use-account.ts'
import { ChosenCard } from '../booking/chosen-card.tsx'
import { useBooking } from '../booking/use-booking.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useInstantText } from '../offer/use-instant-text.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { useCall } from '../use-call.ts'

/** A price sent by the dispatch desk: bookable here, or requested again after it expires. */
export function PriceOfferStep({ offer }: { offer: string }) {
  const { t } = useTranslation('price')
  const { data, error, again } = useCall<PriceOffer>(
    `/api/trip/price-offer?${new URLSearchParams({ offer })}`,
  )
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <StepHeading>{t('offer')}</StepHeading>
      {data ? (
        <Offered offer={data} />
      ) : error ? (
        <FailureNotice error={error} onRetry={again} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </div>
  )
}

function Offered({ offer }: { offer: PriceOffer }) {
  const { t } = useTranslation('price')
  const instantText = useInstantText(offer.time_zone)
  const { isSignedIn } = useAccount()
  const { choose } = useBooking()
  const { go } = useSteps()
  const { state, request, places, option, time_zone: timeZone } = offer
  if (!option)
    return (
      <>
        <Notice tone={state === 'booked' ? 'good' : 'careful'} title={t(`${state}.title`)}>
          <p>{t(`${state}.text`)}</p>
        </Notice>
        {state === 'booked' ? (
          <Button onClick={() => go(isSignedIn ? { name: 'trips' } : { name: 'sign_in', next: 'trips' })}>
            {t('booked.go')}
          </Button>
        ) : (
          <Button onClick={() => go({ name: 'price_request', input: { request, places } })}>
            {t('expired.again')}
          </Button>
        )}
      </>
    )
  const chosen = { request, option, places, timeZone }
  return (
    <>
      <ChosenCard chosen={chosen} />
      <p className="text-sm text-ink-soft">{t('until', { time: instantText(offer.expires_at) })}</p>
      <Button
        wide
        onClick={() => {
          choose(chosen)
          go(isSignedIn ? { name: 'details' } : { name: 'sign_in', next: 'details' })
        }}
      >
        {t('book')}
      </Button>
    </>
  )
}
