import { useEffect, useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSteps } from '../../steps/use-steps.ts'
import type { TabProps } from '../tab.ts'
import { OptionSkeletons } from './option-skeletons.tsx'
import type { TripQuoteInput, useQuote } from './use-quote.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { formatDayAndTime } from '#ui/formats/dates.ts'
import { PlacesText } from '#ui/places-text.tsx'
import { StepHeading } from '../../steps/step-heading.tsx'
import { readWhen } from '../when/place-clock.ts'
import { durationText } from './duration.ts'
import { Briefcase, Check, Users } from 'lucide-react'
import { Price } from '#ui/formats/price.tsx'
import { IconFact } from '#ui/icon-fact.tsx'
import { freeUntil } from '../../offer/cancellation.ts'
import { FoldOutTerms } from '../../offer/fold-out-terms.tsx'
import { useInstantText } from '../../offer/use-instant-text.ts'
import { VehicleDrawing } from '../../offer/vehicle-drawing.tsx'

/** A quote is good for 20 minutes; an older one than this is requested again on return. */
const FRESH_MS = 15 * 60_000

type OptionsProps = TabProps & { quote: ReturnType<typeof useQuote> }

/** Prices of a trip by vehicle type. */
export function Options({ quote: question, onChosen }: OptionsProps) {
  const { input, quote, quotedAt, quotedIn, error, isLoading, requestQuote } = question
  const { t } = useTranslation('tabs')
  const { back } = useSteps()
  const language = useLanguage()
  useEffect(() => {
    const isOutdated = Date.now() - quotedAt > FRESH_MS || quotedIn !== language
    if (input && quote && isOutdated) void requestQuote(input)
    // Checked when the options appear and when the language changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language])
  if (!input) return null
  const change = (
    <Button variant="second" onClick={back}>
      {t('options.change')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3 p-4 min-[480px]:p-5">
      <TripSummary input={input} quote={quote} onChange={back} />
      {isLoading && <OptionSkeletons />}
      {error && (
        <>
          <FailureNotice error={error} onRetry={() => void requestQuote(input)} />
          {change}
        </>
      )}
      {quote?.options.length === 0 && (
        <EmptyState
          drawing={<NoCarsDrawing />}
          title={t('options.none')}
          text={t('options.none_next')}
          action={change}
        />
      )}
      {quote && (
        <ul className="flex flex-col gap-3">
          {quote.options.map((option) => (
            <OptionCard
              key={option.vehicle_type.id}
              option={option}
              category={input.request.category}
              timeZone={quote.time_zone}
              onChoose={() => onChosen({ ...input, option, timeZone: quote.time_zone })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type TripSummaryProps = { input: TripQuoteInput; quote: TripQuote | null; onChange: () => void }

/** Lines break between facts, not inside one. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** Summary of the request, with a button to change it. */
function TripSummary({ input: { request, places, start }, quote, onChange }: TripSummaryProps) {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  const times = [
    'start' in request ? request.start : start,
    'return' in request ? request.return : null,
    'end' in request ? request.end : null,
  ].flatMap((text) => readWhen(text ?? undefined, '') ?? [])
  const km = quote?.distance_km
  const facts = [
    ...(times.length > 0 ? [times.map((at) => unbroken(formatDayAndTime(at, language))).join(' – ')] : []),
    ...('seats' in request ? [t('seats', { count: request.seats })] : []),
    ...(typeof km === 'number' ? [t('options.km', { count: Math.round(km) })] : []),
    ...(quote?.duration_minutes && !('end' in request) && !('return' in request)
      ? [unbroken(durationText(quote.duration_minutes, t))]
      : []),
  ]
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <StepHeading>{t('seats' in request ? 'options.seats_title' : 'options.title')}</StepHeading>
        <PlacesText places={places} />
        <p className="text-xs text-ink-soft">{facts.join('\u00A0· ')}</p>
      </div>
      <button
        type="button"
        onClick={onChange}
        className="min-h-11 shrink-0 rounded-field px-2 text-sm font-semibold text-coral-deep hover:bg-coral-wash"
      >
        {t('options.change_short')}
      </button>
    </div>
  )
}

type Option = TripQuote['options'][number]
type OptionCardProps = { option: Option; category: number; timeZone: string; onChoose: () => void }

/** A vehicle type with its price: its inclusions, possible extra charges, and cancellation fees. */
function OptionCard({ option, category, timeZone, onChoose }: OptionCardProps) {
  const { t } = useTranslation('tabs')
  const titleId = useId()
  const { vehicle_type: vehicle, fare, cancellation } = option
  const { included, deposit } = fare
  const free = freeUntil(cancellation)
  const instant = useInstantText(timeZone)
  // If no hours are billed, the minutes are the driver's waiting time.
  const isWaiting = fare.beyond.hour === null && fare.beyond.waiting_minute !== null
  const facts = [
    ...(included.minutes === null
      ? []
      : isWaiting
        ? [t('options.waiting', { time: durationText(included.minutes, t) })]
        : [durationText(included.minutes, t)]),
    ...(included.km === null ? [] : [t('options.km', { count: included.km })]),
  ]
  return (
    <li
      aria-labelledby={titleId}
      className="overflow-clip rounded-card border border-line bg-paper transition-colors duration-150 hover:border-line-strong"
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 min-[560px]:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <VehicleDrawing vehicle={vehicle} />
        <div className="min-w-0">
          <h2 id={titleId} className="text-base">
            {vehicle.name}
          </h2>
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
            <IconFact as="li" icon={<Users />}>
              {t('seats', { count: vehicle.seats })}
            </IconFact>
            <IconFact as="li" icon={<Briefcase />}>
              {t('bags', { count: vehicle.bags })}
            </IconFact>
          </ul>
          {facts.length > 0 && (
            <p className="mt-1.5 text-xs">{t('options.included', { what: facts.join(' · ') })}</p>
          )}
        </div>
        <div className="col-span-2 flex items-center justify-between gap-4 min-[560px]:col-span-1 min-[560px]:flex-col min-[560px]:items-end min-[560px]:gap-2">
          <p className="min-[560px]:text-end">
            <Price value={fare.total} className="block text-lg font-semibold" />
            <span className="block text-2xs text-ink-soft">{t('options.with_tax')}</span>
          </p>
          <Button onClick={onChoose} aria-describedby={titleId}>
            {t('options.choose')}
          </Button>
        </div>
        {(free || deposit) && (
          <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-1 text-xs">
            {free && (
              <IconFact as="li" icon={<Check className="text-good" />} className="text-good">
                {t('options.free_until', { at: instant(free) })}
              </IconFact>
            )}
            {deposit && (
              <li className="text-ink-soft">
                {t('options.deposit')} <Price value={deposit} className="font-semibold text-ink" />
              </li>
            )}
          </ul>
        )}
      </div>
      <FoldOutTerms title={t('options.details')} option={option} category={category} timeZone={timeZone} />
    </li>
  )
}
