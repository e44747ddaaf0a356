import { ArrowLeft } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form, useActionData, useSearchParams } from 'react-router'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { ShareButton } from '#web/shell/share-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CouponNote } from '#web/rentals/coupon-note.tsx'
import { couponOf } from '#web/rentals/search-form/search-url.ts'
import type { CarRefusal } from './car-action.ts'
import { CarFailed } from './car-failed.tsx'
import { CHOICE_FORM } from './car-url.ts'
import { ContinueBar } from './continue-bar.tsx'
import { ExtrasChoice } from './extras-choice.tsx'
import { priceBreakdown } from '#web/rentals/price-breakdown.ts'
import { PriceChanged } from './price-changed.tsx'
import { PriceSummary } from './price-summary.tsx'
import { ProtectionChoice } from './protection-choice.tsx'
import { QuoteStations } from './quote-stations.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { QuoteVehicle } from './quote-vehicle.tsx'
import { useBackToResults } from './use-back-to-results.ts'
import { useSharedCar } from './use-shared-car.ts'
import { useChosen } from './use-chosen.ts'
import { usePutInCart } from './use-put-in-cart.ts'
import { useQuoteClock } from '#web/rentals/use-quote-clock.ts'

type QuoteViewProps = { quote: Quote; renewing: boolean; failure: unknown; onRenew: () => void }

/** A car with its quote: all its terms, extras and protection to choose, and the price breakdown. */
export function QuoteView({ quote, renewing, failure, onRenew }: QuoteViewProps) {
  const { t } = useTranslation('car')
  const words = useErrorWords()
  const [chosen, setChosen] = useChosen()
  const [acceptedTotal, setAcceptedTotal] = useState<number | null>(null)
  const clock = useQuoteClock(quote.expires_at)
  const [query] = useSearchParams()
  const coupon = couponOf(query)
  const sent = useActionData<CarRefusal>()
  const cart = usePutInCart(quote, coupon)
  const cartError = cart.error ?? (cart.busy ? null : sent?.error) ?? null
  const cars = useBackToResults(quote.search)
  const breakdown = priceBreakdown(quote, chosen)
  const shared = useSharedCar(quote, breakdown.total)
  if (failure && !renewing) return <CarFailed error={failure} onRetry={onRenew} />

  const { offer, price_changed: changed } = quote
  const rose = changed !== null && changed.after.amount > changed.before.amount
  const mustAccept = rose && acceptedTotal !== changed.after.amount
  const cartGone = problemOf(cart.error)?.status === 410
  const pay = {
    breakdown,
    quote,
    expired: clock.expired || cartGone,
    until: clock.until,
    mustAccept,
    busy: cart.busy || renewing,
    onRenew,
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Enter in a field submits the form too.
    if (!mustAccept && !pay.expired && !pay.busy) void cart.putInCart(chosen)
  }
  return (
    <div className="page-width flex flex-col gap-5 pt-5 lg:pb-8 md:pt-8">
      <PageHead
        title={offer.vehicle.name}
        description={t('description', { car: offer.vehicle.name, supplier: offer.supplier.name })}
        noIndex
        shared={shared}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PageLink
          to={cars.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-coral-deep underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4 mirrored" />
          {t(cars.text)}
        </PageLink>
        <ShareButton path={shared.path} title={shared.title} />
      </div>
      {changed && changed.after.amount !== changed.before.amount && (
        <PriceChanged
          changed={changed}
          accepted={!mustAccept}
          backTo={cars.to}
          onAccept={() => setAcceptedTotal(changed.after.amount)}
        />
      )}
      {coupon !== '' && <CouponNote code={coupon} car={offer} />}
      {cartError !== null && !cartGone && (
        <Notice tone="bad" title={t('add_failed')} tabIndex={-1} ref={bringToView}>
          {words(cartError)}
        </Notice>
      )}
      <Form id={CHOICE_FORM} method="post" onSubmit={submit}>
        <input type="hidden" name="quote_id" value={quote.quote_id} />
      </Form>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <QuoteVehicle quote={quote} />
          <ProtectionChoice
            quote={quote}
            value={chosen.protectionId}
            onChange={(protectionId) => setChosen({ ...chosen, protectionId })}
          />
          <ExtrasChoice
            extras={quote.extras}
            quantities={chosen.quantities}
            onChange={(quantities) => setChosen({ ...chosen, quantities })}
          />
          <QuoteStations quote={quote} />
          <QuoteTerms quote={quote} protectionId={chosen.protectionId} />
        </div>
        <PriceSummary {...pay} />
      </div>
      <ContinueBar {...pay} />
    </div>
  )
}

/** The pressed button may be far below: focusing the notice scrolls it into view. */
function bringToView(notice: HTMLElement | null) {
  notice?.focus()
}
