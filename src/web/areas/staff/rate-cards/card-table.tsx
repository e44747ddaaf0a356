import { categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RateCards } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useNames } from '../fleet/use-names.ts'

/** Rate cards, each with the version that holds today and the one that is to come. */
export function CardTable({ cards }: { cards: RateCards['items'] }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const names = useNames()
  const called = (id: string) => names[id]?.[language] ?? id
  return (
    <DataTable
      caption={t('caption')}
      rows={cards}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        card: {
          label: t('card'),
          heads: true,
          render: ({ id, city_id, category }) => (
            <PageLink to={`/staff/rate-cards/${id}`} className="text-coral-deep underline">
              <Parts>
                {called(city_id)}
                {categoryName(category, language)}
              </Parts>
            </PageLink>
          ),
        },
        type: { label: t('type'), render: ({ vehicle_type_id }) => called(vehicle_type_id) },
        company: {
          label: t('company'),
          render: ({ company }) => (company ? <bdi>{company.name}</bdi> : t('everybody')),
        },
        holding: {
          label: t('holding'),
          render: ({ holding }) => (holding ? <Dated {...holding} /> : t('not_yet')),
        },
        newest: {
          label: t('newest'),
          render: ({ holding, newest }) =>
            holding?.version === newest.version ? (
              <span className="text-ink-soft">{t('nothing_to_come')}</span>
            ) : (
              <Chip tone="careful">
                <Dated {...newest} />
              </Chip>
            ),
        },
      }}
    />
  )
}

function Dated({ version, from_day }: { version: number; from_day: string }) {
  const { t } = useTranslation('rate_cards')
  return (
    <Parts>
      {t('version_number', { number: version })}
      <DayText value={from_day} className="tabular" />
    </Parts>
  )
}
