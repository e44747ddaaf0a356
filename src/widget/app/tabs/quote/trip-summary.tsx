import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { formatDayAndTime } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import { PlacesText } from '#ui/places-text.tsx'
import { StepHeading } from '../../steps/step-heading.tsx'
import { readWhen } from '../when/place-clock.ts'
import { durationText } from './duration.ts'
import type { Asked } from './use-quote.ts'

type TripSummaryProps = { asked: Asked; quote: TripQuote | null; onChange: () => void }

/** A line breaks between facts, not inside one. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** What was asked for, in a line or two, and the way back to it. */
export function TripSummary({ asked: { request, places, start }, quote, onChange }: TripSummaryProps) {
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
