import { rangeText } from '#kernel/range-text.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import type { DeskStation } from './desk.tsx'
import { groupedHours, type HoursOfDays } from './grouped-hours.ts'

const WEEK_BEGINS = { en: 'mo', ar: 'su' } as const

/** A desk's week in its local time, days with the same hours in one row. */
export function DeskHours({ station }: { station: DeskStation }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const groups = groupedHours(station.opening_hours, WEEK_BEGINS[language])
  return (
    <table className="text-sm">
      <caption className="sr-only">{t('desks.hours_of', { desk: station.name })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('desks.day')}</th>
          <th scope="col">{t('desks.local_time')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.from}>
            <th scope="row" className="py-0.5 pe-6 text-start font-normal">
              <Days group={group} whole={groups.length === 1} />
            </th>
            <td className="py-0.5 tabular">
              <Hours group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Days({ group: { from, to }, whole }: { group: HoursOfDays; whole: boolean }) {
  const { t } = useTranslation('destinations')
  if (whole) return t('desks.every_day')
  if (from === to) return t(`terms:weekday.${from}`)
  return t('desks.days', { from: t(`terms:weekday.${from}`), to: t(`terms:weekday.${to}`) })
}

function Hours({ group: { hours } }: { group: HoursOfDays }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  if (hours.kind === 'closed') return t('desks.closed')
  if (hours.kind === 'all_day') return t('desks.all_day')
  return rangeText(hours.from, hours.to, language)
}
