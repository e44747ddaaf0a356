import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import type { Sort } from '#domains/rentals/search/search.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { chosenFilters } from './search-address.ts'
import type { Choice } from './search-address.ts'

type ResultsToolbarProps = {
  total: number | undefined
  unfiltered: number | undefined
  choice: Choice
  onChoose: (choice: Choice) => void
  onFilters: () => void
}

/** The number of cars, the sort order, and the filter button on small screens. */
export function ResultsToolbar({ total, unfiltered, choice, onChoose, onFilters }: ResultsToolbarProps) {
  const { t } = useTranslation('search')
  const chosen = chosenFilters(choice).length + (choice.filters.NEARBY_GARAGES ? 1 : 0)
  const isNothing = total === 0 && unfiltered === 0 && chosen === 0
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:items-center">
      <p aria-live="polite" className="text-lg font-semibold">
        {total === undefined ? t('counting') : t('count', { count: total })}
        {total !== undefined && unfiltered !== undefined && total < unfiltered && (
          <span className="text-sm font-normal text-ink-soft"> {t('count_of', { total: unfiltered })}</span>
        )}
      </p>
      <div
        className={classes(
          'flex grow items-end justify-end gap-3 noscript:flex-wrap max-sm:w-full',
          // Nothing to sort or to filter.
          isNothing && 'hidden',
        )}
      >
        <noscript className="noscript:contents">
          <a href="#filters" className={classes(buttonClasses('second'), 'grow sm:grow-0 lg:hidden')}>
            {t('filters')}
          </a>
        </noscript>
        <Button
          look="second"
          className="grow noscript:hidden sm:grow-0 lg:hidden"
          onClick={onFilters}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal className="size-4" />
          {chosen > 0 ? t('filters_chosen', { count: chosen }) : t('filters')}
        </Button>
        <SelectField
          label={t('sort')}
          name="sort"
          form="filters"
          value={choice.sort}
          onChange={(event) => onChoose({ ...choice, sort: event.target.value as Sort, page: 1 })}
          className="min-w-40 grow sm:grow-0 sm:flex-row sm:items-center sm:gap-3 sm:[&_select]:text-sm"
          options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
        <noscript className="noscript:contents">
          <button type="submit" form="filters" className={buttonClasses('second')}>
            {t('sort_now')}
          </button>
        </noscript>
      </div>
    </div>
  )
}
