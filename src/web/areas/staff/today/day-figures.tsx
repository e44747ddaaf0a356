import { localeOf } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { ReactNode } from 'react'
import type { StaffToday } from '#domains/staff/today/today.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** Figures of today compared with the same weekday last week up to this time, as far as the roles allow. */
export function DayFigures({ today }: { today: StaffToday }) {
  const { t } = useTranslation('today')
  return (
    <SectionCard title={t('figures')} text={t('figures_text')}>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('figures')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="sr-only">
              {t('figure')}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t('today')}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t('week_ago')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {(['searches', 'orders'] as const).map((name) => {
            const figure = today[name]
            return (
              figure && (
                <Row
                  key={name}
                  label={t(name)}
                  today={<Count value={figure.today} />}
                  weekAgo={<Count value={figure.week_ago} />}
                />
              )
            )
          })}
          {(['revenue', 'trip_revenue', 'margin', 'refunds'] as const).map((name) => {
            const figure = today[name]
            return (
              figure && (
                <Row
                  key={name}
                  label={t(name)}
                  today={<Sums sums={figure.today} />}
                  weekAgo={<Sums sums={figure.week_ago} />}
                />
              )
            )
          })}
        </tbody>
      </table>
    </SectionCard>
  )
}

const cell = 'py-2 ps-3 text-end align-top'

function Row({ label, today, weekAgo }: { label: string; today: ReactNode; weekAgo: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-2 text-start align-top font-normal">
        {label}
      </th>
      <td className={`${cell} font-semibold`}>{today}</td>
      <td className={`${cell} text-ink-soft`}>{weekAgo}</td>
    </tr>
  )
}

function Count({ value }: { value: number }) {
  const language = useLanguage()
  return <span className="tabular">{value.toLocaleString(localeOf(language))}</span>
}

function Sums({ sums }: { sums: readonly Money[] }) {
  if (sums.length === 0) return <span className="tabular">0</span>
  return sums.map((sum) => <Price key={sum.currency} value={sum} className="block whitespace-nowrap" />)
}
