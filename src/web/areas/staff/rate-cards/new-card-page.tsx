import { useLanguage } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import {
  CARD_CATEGORIES,
  CATEGORIES,
  categoryName,
  categoryOf,
  type CardCategory,
} from '#domains/fares/categories.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { withFilter } from '#web/shell/list/with-filter.ts'
import { categoryIn } from './cards-query.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { Form } from '#web/forms/form.tsx'
import { Card } from '#ui/card.tsx'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffField, StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { CARD_FIELDS } from './card-fields.ts'
import { CardFields } from './next-version-form.tsx'
import { usePublishRateCardMutation, type CardContentInput } from './rate-cards.api.ts'

/** Creates a rate card with its first version; the category in the address determines its fields. */
export const { preload, Component } = staffPage({
  section: 'rate_cards',
  title: 'rate_cards:new',
  Content: NewCard,
})

function NewCard() {
  const { t } = useTranslation('rate_cards')
  const [search, setSearch] = useSearchParams()
  const language = useLanguage()
  const category = categoryIn(search) ?? CATEGORIES[0].number
  return (
    <>
      <SelectField
        label={t('category')}
        className="sm:max-w-xs"
        value={String(category)}
        onChange={(event) => setSearch(withFilter(search, 'category', event.target.value), { replace: true })}
        options={CARD_CATEGORIES.map((one) => ({ value: one, label: categoryName(one, language) }))}
      />
      <NewCardForm key={category} category={category} />
    </>
  )
}

const KEY: readonly FieldSpec[] = [
  { name: 'city_id', kind: 'record', of: 'cities' },
  { name: 'vehicle_type_id', kind: 'record', of: 'vehicle-types' },
  { name: 'company_id', kind: 'record', of: 'companies', optional: true },
  { name: 'from_day', kind: 'date' },
]
const CURRENCY: FieldSpec = { name: 'currency', kind: 'currency' }

/** Form with the scope of a card and its first version. */
function NewCardForm({ category }: { category: CardCategory }) {
  const { t } = useTranslation('rate_cards')
  const navigate = useNavigateFromHere()
  const [publish] = usePublishRateCardMutation()
  const { kind } = categoryOf(category)
  const fields = CARD_FIELDS[kind]
  const form = useStaffForm({
    id: 'card',
    fields: [...KEY, { name: 'content', kind: 'part', fields: [CURRENCY, ...fields] }],
    send: ({ city_id, vehicle_type_id, company_id, from_day, content }) =>
      publish({
        city_id: String(city_id),
        vehicle_type_id: String(vehicle_type_id),
        company_id: company_id as string | null,
        from_day: String(from_day),
        category,
        base: 0,
        content: { kind, ...(content as Values) } as CardContentInput,
      }),
    success: ({ version }) => t('published', { number: version }),
    done: ({ id }) => navigate(`/staff/rate-cards/${id}`),
  })
  return (
    <Card aria-label={t('new')}>
      <Form form={form} label={t('publish')} variant="main">
        <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <StaffFields form={form} specs={KEY} words="rate_cards:fields" />
          <StaffField form={form} spec={CURRENCY} within="content" words="rate_cards:fields" />
        </div>
        <CardFields form={form} fields={fields} />
      </Form>
    </Card>
  )
}
