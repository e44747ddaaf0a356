import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { MoneyRange } from './money-range.tsx'
import { depositOf, lowestOf } from './questions.ts'

/** Key facts of a destination; unknown ones are omitted. */
export function DestinationFacts({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const language = useLanguage()
  const { suppliers, updated_at } = destination
  const lowest = lowestOf(destination)
  const deposit = depositOf(destination)
  const inside = suppliers.filter(({ stations }) =>
    stations.some(({ desk }) => desk === 'in_terminal'),
  ).length
  return (
    <section aria-label={t('fact.title')}>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line *:last:odd:col-span-2 min-[26rem]:grid-cols-2 lg:flex lg:*:grow">
        {lowest && (
          <Fact
            label={t('fact.lowest')}
            note={t('fact.lowest_for', {
              price: formatMoney(lowest.total, language),
              days: t('terms:count.days', { count: lowest.days }),
            })}
          >
            <Price value={lowest.per_day} />
          </Fact>
        )}
        <Fact
          label={t('fact.suppliers')}
          note={inside > 0 ? t('fact.suppliers_terminal', { inside }) : undefined}
        >
          {suppliers.length}
        </Fact>
        {deposit && (
          <Fact label={t('fact.deposit')}>
            <MoneyRange {...deposit} />
          </Fact>
        )}
        {updated_at && (
          <Fact label={t('fact.updated')}>
            <time dateTime={updated_at} suppressHydrationWarning>
              {formatDay(updated_at.slice(0, 10), language, 'brief')}
            </time>
          </Fact>
        )}
      </dl>
    </section>
  )
}

type FactProps = { label: string; note?: string | undefined; children: ReactNode }

function Fact({ label, note, children }: FactProps) {
  return (
    <div className="bg-paper px-4 py-3 md:px-6 md:py-4">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="mt-1">
        <span className="text-base font-semibold tabular md:text-lg">{children}</span>
        {note && (
          <span className="ms-2 text-xs text-ink-soft" suppressHydrationWarning>
            {note}
          </span>
        )}
      </dd>
    </div>
  )
}
