import { useLanguage } from '#ui/use-language.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CARD_CATEGORIES, CATEGORIES, categoryName } from '#domains/fares/categories.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { categoryIn } from './cards-query.ts'
import { NewCardForm } from './new-card-form.tsx'

export const preload: Preload = (args) => preloadStaff('rate_cards', args, () => Promise.resolve())

/** The first version of a rate card; the category, in the address, decides what it says. */
export function Component() {
  const { t } = useTranslation('rate_cards')
  return (
    <StaffPage section="rate_cards" title={t('new')}>
      {() => <NewCard />}
    </StaffPage>
  )
}

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
