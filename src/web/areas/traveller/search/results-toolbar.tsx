import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import type { Sort } from '#domains/rentals/search/search.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { chosenFilters, FILTERS_FORM } from './search-address.ts'
import type { Choice } from './search-address.ts'

type ResultsToolbarProps = {
  total: number | undefined
  unfiltered: number | undefined
  /** True if a supplier found has ratings. */
  rated: boolean
  choice: Choice
  onChoose: (choice: Choice) => void
  onFilters: () => void
  /** Next to the count: the number of suppliers that have answered. */
  progress: ReactNode
  /** Link to the map of the desks. */
  map: ReactNode
}

/**
 * The number of cars, the sort order, and the filter button on small screens: there, sort and filter are in a
 * bar at the thumb; otherwise they stay in view above the list.
 */
export function ResultsToolbar({
  total,
  unfiltered,
  rated,
  choice,
  onChoose,
  onFilters,
  progress,
  map,
}: ResultsToolbarProps) {
  const { t } = useTranslation('search')
  const chosen = chosenFilters(choice).length + (choice.filters.NEARBY_GARAGES ? 1 : 0)
  const sorts = SORTS.filter((sort) => sort !== 'rating' || rated || choice.sort === 'rating')
  const isNothing = total === 0 && unfiltered === 0 && chosen === 0
  return (
    <div className="results-toolbar">
      <p aria-live="polite" className="text-base font-semibold lg:text-lg">
        {total === undefined
          ? t('counting')
          : t(choice.car === undefined ? 'count' : 'rates.count', { count: total })}
        {total !== undefined && unfiltered !== undefined && total < unfiltered && (
          <span className="text-sm font-normal text-ink-soft"> {t('count_of', { total: unfiltered })}</span>
        )}
      </p>
      {progress}
      {/* Hidden if there is nothing to sort or filter. */}
      <div className={classes('results-bar', isNothing ? 'hidden' : 'foot-bar')}>
        <noscript className="noscript:contents">
          <a href={`#${FILTERS_FORM}`} className={classes(buttonClasses('second'), 'grow lg:hidden')}>
            {t('filters')}
          </a>
        </noscript>
        <Button
          variant="second"
          className={classes('grow noscript:hidden', !choice.view && 'lg:hidden')}
          onClick={onFilters}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal className="size-4" />
          {chosen > 0 ? t('filters_chosen', { count: chosen }) : t('filters')}
        </Button>
        {map}
        <SelectField
          label={t('sort')}
          name="sort"
          form={FILTERS_FORM}
          value={choice.sort}
          onChange={(event) => onChoose({ ...choice, sort: event.target.value as Sort, page: 1 })}
          className="results-sort"
          options={sorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
        <noscript className="noscript:contents">
          <button type="submit" form={FILTERS_FORM} className={buttonClasses('second')}>
            {t('sort_now')}
          </button>
        </noscript>
      </div>
    </div>
  )
}
