import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { money } from '#kernel/money.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { weekdayName, WEEKDAYS } from '../form/weekday-name.ts'
import type { StaffShuttle } from './shuttles.api.ts'

/** Current and upcoming timetables. */
export function Timetables({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  const daysOf = (days: readonly number[]) =>
    days.length === WEEKDAYS.length
      ? t('every_day')
      : days.map((day) => weekdayName(day, localeOf(language), 'short')).join(t('comma'))
  return (
    <SectionCard title={t('timetables')} text={t('timetables_text', { zone: shuttle.time_zone })}>
      {shuttle.timetables.length === 0 && <p className="text-sm text-ink-soft">{t('no_timetable')}</p>}
      {shuttle.timetables.map(({ from_day, services }) => (
        <div key={from_day}>
          <h3 className="text-sm font-semibold">
            {t('from')} <DayText value={from_day} />
          </h3>
          {services.length === 0 && <p className="text-sm text-ink-soft">{t('nothing_runs')}</p>}
          <ul className="divide-y divide-line text-sm">
            {services.map(({ days, times, seats, seat_price }) => (
              <li key={`${days.join()} ${times.join()}`} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
                <span>{daysOf(days)}</span>
                <Parts className="tabular font-medium">{times}</Parts>
                <span className="text-ink-soft">{t('seats_count', { count: seats })}</span>
                <Price value={money(seat_price, shuttle.currency)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionCard>
  )
}
