import { useLanguage } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { CARD_CATEGORIES, CATEGORIES, categoryName } from '#domains/fares/categories.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { withFilter } from '#web/shell/list/with-filter.ts'
import { categoryIn } from './cards-query.ts'
import { NewCardForm } from './new-card-form.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'

/** The first version of a rate card; the category, in the address, decides what it says. */
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
