import type { Operations } from '#domains/operations/operations.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'

/** Version, processes, migrations, and the rates that are kept. */
export function ProductFacts({ operations }: { operations: Operations }) {
  const { t } = useTranslation('staff_operations')
  const { version, runtime, processes, since, migrations, exchange_day, shared_rates } = operations
  const asked = shared_rates.filter(({ count }) => count > 0)
  return (
    <SectionCard title={t('about')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('version')}>
          <bdi dir="ltr">{version}</bdi>
        </Fact>
        <Fact label={t('runtime')}>
          <bdi dir="ltr">{runtime}</bdi>
        </Fact>
        <Fact label={t('processes')}>{processes}</Fact>
        <Fact label={t('since')}>
          <InstantText value={since} className="tabular" />
        </Fact>
        <Fact label={t('migrations')}>
          {migrations.count}
          {migrations.last !== null && (
            <span className="block text-xs break-all text-ink-soft">
              <bdi dir="ltr">{migrations.last}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('exchange_day')}>
          {exchange_day === null ? t('never') : <DayText value={exchange_day} />}
        </Fact>
        <Fact label={t('shared_rates')}>
          {asked.length === 0
            ? t('no_shared_rates')
            : asked.map(({ name, count }) => (
                <span key={name} className="block tabular">
                  {t(`outcomes.${name}`)}: {count}
                </span>
              ))}
        </Fact>
      </dl>
    </SectionCard>
  )
}
