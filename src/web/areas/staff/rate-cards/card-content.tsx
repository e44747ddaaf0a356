import { useColon } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import type { RecordName } from '#domains/trips/records/staff-record.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FieldText } from '../form/field-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { CARD_FIELDS } from './card-fields.ts'

const WORDS = 'rate_cards:fields'

type CardContentProps = { content: RateCardContent; names: Readonly<Record<string, RecordName>> }

/** Content of a card version: single prices, then lists as tables. */
export function CardContent({ content, names }: CardContentProps) {
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

/** A field, or each field of an object, with its label. */
function singles(field: FieldSpec, values: Values): { label: string[]; spec: FieldSpec; value: unknown }[] {
  const value = values[field.name]
  if (field.kind !== 'part' || value === null) return [{ label: [field.name], spec: field, value }]
  return field.fields.map((spec) => ({
    label: [field.name, spec.name],
    spec,
    value: (value as Values)[spec.name],
  }))
}
