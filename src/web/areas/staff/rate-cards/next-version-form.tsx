import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RateCard } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { Notice } from '#ui/notice.tsx'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffField, StaffFields } from '../form/staff-field.tsx'
import { useStaffForm, type StaffFormState } from '../form/use-staff-form.ts'
import { CARD_FIELDS } from './card-fields.ts'
import { usePublishRateCardMutation, type CardContentInput } from './rate-cards.api.ts'

const FROM_DAY: FieldSpec = { name: 'from_day', kind: 'date' }

/**
 * Creates the next version of a card, prefilled from the newest one. If a colleague has published one in the
 * meantime, it shows a notice and confirms before publishing.
 */
export function NextVersionForm({ card, onDone }: { card: RateCard; onDone: () => void }) {
  const { t } = useTranslation('rate_cards')
  const [publish] = usePublishRateCardMutation()
  const newest = card.versions[0]
  const [base] = useState(newest)
  const kind = base?.content.kind ?? 'rental'
  const fields = CARD_FIELDS[kind]
  const form = useStaffForm({
    id: 'version',
    fields: [FROM_DAY, { name: 'content', kind: 'part', fields }],
    values: { content: base?.content },
    currency: base?.content.currency ?? '',
    send: (values) =>
      publish({
        city_id: card.city_id,
        category: card.category,
        vehicle_type_id: card.vehicle_type_id,
        company_id: card.company?.id ?? null,
        base: newest?.version ?? 0,
        from_day: String(values['from_day']),
        content: {
          kind,
          currency: base?.content.currency,
          ...(values['content'] as Values),
        } as CardContentInput,
      }),
    success: ({ version }) => t('published', { number: version }),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('next')} label={t('publish')} onCancel={onDone}>
      {newest && base && newest.version !== base.version && (
        <Notice tone="careful" title={t('published_since', { number: newest.version })} />
      )}
      <p className="text-sm text-ink-soft">{t('next_text')}</p>
      <div className="sm:max-w-xs">
        <StaffField form={form} spec={FROM_DAY} words="rate_cards:fields" />
      </div>
      <CardFields form={form} fields={fields} />
    </FormCard>
  )
}

type CardFieldsProps = { form: StaffFormState; fields: readonly FieldSpec[] }

/** Fields of a version: single fields side by side, then objects and lists. */
export function CardFields({ form, fields }: CardFieldsProps) {
  const rest = { form, within: 'content', words: 'rate_cards:fields' }
  const isSingle = ({ kind }: FieldSpec) => kind !== 'part' && kind !== 'rows'
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <StaffFields specs={fields.filter(isSingle)} {...rest} />
      </div>
      <StaffFields specs={fields.filter((field) => !isSingle(field))} {...rest} />
    </>
  )
}
