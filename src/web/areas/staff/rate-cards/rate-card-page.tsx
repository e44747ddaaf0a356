import { nameLanguage } from '#kernel/locale.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { RateCard } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { preloadNames, useNames } from '../fleet/use-names.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { NextVersionForm } from './next-version-form.tsx'
import { rateCardsApi, useReadRateCardQuery } from './rate-cards.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FieldText } from '../form/field-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { CARD_FIELDS } from './card-fields.ts'

const WORDS = 'rate_cards:fields'

/** One rate card: versions, content of one version, and a form to publish the next. */
export const { preload, Component } = staffPage({
  section: 'rate_cards',
  title: 'rate_cards:card',
  load: (args) =>
    Promise.all([
      args.readRecord(rateCardsApi.endpoints.readRateCard, { id: args.params['id'] ?? '' }),
      preloadNames(args),
    ]),
  Content: Card,
})

function Card() {
  const { t } = useTranslation('rate_cards')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/rate-cards">{t('back')}</BackLink>
      <Answered query={useReadRateCardQuery({ id })} height="h-100">
        {(card) => <Versions card={card} />}
      </Answered>
    </>
  )
}

function Versions({ card }: { card: RateCard }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const names = useNames()
  const [search] = useSearchParams()
  const requested = Number(search.get('version'))
  const shown = card.versions.find(({ version }) => version === requested) ?? card.versions[0]
  const called = (id: string) => names[id]?.[nameLanguage(language)] ?? id
  if (!shown) return null
  return (
    <>
      <p className="text-lg font-semibold">
        <Parts>
          {called(card.city_id)}
          {categoryName(card.category, language)}
          {called(card.vehicle_type_id)}
          {card.company && <bdi>{card.company.name}</bdi>}
        </Parts>
      </p>
      <FormInPlace label={t('next')} variant="main">
        {(close) => <NextVersionForm card={card} onDone={close} />}
      </FormInPlace>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <SectionCard title={t('version_number', { number: shown.version })} text={t('immutable')}>
          <CardContent content={shown.content} names={names} />
        </SectionCard>
        <VersionTable versions={card.versions} current={shown.version} />
      </div>
    </>
  )
}

type VersionTableProps = { versions: RateCard['versions']; current: number }

/** Versions of a card, newest first, with links to their content. */
function VersionTable({ versions, current }: VersionTableProps) {
  const { t } = useTranslation('rate_cards')
  const { pathname } = useLocation()
  return (
    <DataTable
      caption={t('versions')}
      captionShown
      rows={versions}
      rowKey={({ id }) => id}
      empty={null}
      columns={{
        version: {
          label: t('version'),
          heads: true,
          render: ({ version }) => (
            <TextLink
              to={`${pathname}?version=${version}`}
              preventScrollReset
              aria-current={version === current ? 'true' : undefined}
              className="whitespace-nowrap aria-[current=true]:font-semibold"
            >
              {t('version_number', { number: version })}
            </TextLink>
          ),
        },
        from_day: {
          label: t('from_day'),
          render: ({ from_day }) => <DayText value={from_day} className="tabular" />,
        },
        published_at: {
          label: t('published_at'),
          render: ({ published_at }) => <InstantText value={published_at} className="tabular" />,
        },
      }}
    />
  )
}

type CardContentProps = { content: RateCardContent; names: Readonly<Record<string, RecordName>> }

/** Content of a card version: single prices, then lists as tables. */
function CardContent({ content, names }: CardContentProps) {
  const { t } = useTranslation('rate_cards')
  const colon = useColon()
  const fields = CARD_FIELDS[content.kind]
  const values = content as Values
  const shared = { names, currency: content.currency, words: WORDS }
  const single = fields.flatMap((field) => (field.kind === 'rows' ? [] : singles(field, values)))
  return (
    <>
      <dl className="grid gap-3 text-sm sm:grid-cols-3">
        {single.map(({ label, spec, value }) => (
          <Fact key={label.join()} label={label.map((name) => t(`fields.${name}`)).join(' · ')}>
            <FieldText spec={spec} value={value} {...shared} />
          </Fact>
        ))}
      </dl>
      {fields.map(
        (field) =>
          field.kind === 'rows' && (
            <DataTable
              key={field.name}
              caption={t(`fields.${field.name}`)}
              captionShown
              rows={((values[field.name] ?? []) as Values[]).map((row, at) => ({ ...row, at: String(at) }))}
              rowKey={({ at }) => at}
              empty={
                <p className="p-4 text-sm text-ink-soft">
                  {t(`fields.${field.name}`)}
                  {colon}
                  {t('no_rows')}
                </p>
              }
              columns={Object.fromEntries(
                field.fields.map((spec, at) => [
                  spec.name,
                  {
                    label: t(`fields.${spec.name}`),
                    heads: at === 0,
                    atEnd: spec.kind === 'amount',
                    render: (row: Values) => <FieldText spec={spec} value={row[spec.name]} {...shared} />,
                  },
                ]),
              )}
            />
          ),
      )}
    </>
  )
}

/** Returns a field, or each field of an object, with its label. */
function singles(field: FieldSpec, values: Values): { label: string[]; spec: FieldSpec; value: unknown }[] {
  const value = values[field.name]
  if (field.kind !== 'part' || value === null) return [{ label: [field.name], spec: field, value }]
  return field.fields.map((spec) => ({
    label: [field.name, spec.name],
    spec,
    value: (value as Values)[spec.name],
  }))
}
