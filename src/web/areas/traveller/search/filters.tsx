import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { criteriaFields } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

type FiltersProps = {
  choice: Choice
  facets: SearchResults['facets'] | undefined
  onChoose: (choice: Choice) => void
}

/** The filters beside the results, from 1024 px; without script a plain form with a button, on small screens below the results. */
export function FiltersAside({
  criteria,
  choice,
  facets,
  onChoose,
}: FiltersProps & { criteria: SearchCriteria }) {
  const { t } = useTranslation('search')
  return (
    <Card
      as="aside"
      aria-label={t('filters')}
      className="hidden self-start noscript:block max-lg:order-last lg:block lg:p-4"
    >
      <Form id="filters" method="get" action="/search">
        {criteriaFields(criteria).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <h2 className="text-lg">{t('filters')}</h2>
        <p className="mb-2 text-xs text-ink-soft">{t('filters_hint')}</p>
        {facets ? (
          <FilterPanel facets={facets} choice={choice} onChoose={onChoose} />
        ) : (
          <Skeleton className="h-160" />
        )}
        <noscript>
          <button type="submit" className={buttonClasses('second', true)}>
            {t('apply')}
          </button>
        </noscript>
      </Form>
    </Card>
  )
}

type FiltersSheetProps = FiltersProps & { open: boolean; onClose: () => void; total: number | undefined }

/** The same filters in a sheet, on small screens; its button says how many cars are left. */
export function FiltersSheet({ open, onClose, total, choice, facets, onChoose }: FiltersSheetProps) {
  const { t } = useTranslation('search')
  return (
    <Dialog
      kind="sheet"
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <Button wide onClick={onClose}>
          {total === undefined ? t('counting') : total === 0 ? t('show_none') : t('show', { count: total })}
        </Button>
      }
    >
      {facets && <FilterPanel facets={facets} choice={choice} onChoose={onChoose} />}
    </Dialog>
  )
}
