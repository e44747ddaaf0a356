import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form, useLocation } from 'react-router'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OPENED } from './filter-group.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { OWN_FIELDS } from './range-address.ts'
import { criteriaFields, FILTERS_FORM } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

type FiltersProps = {
  criteria: SearchCriteria
  choice: Choice
  /** Undefined until there are results to filter. */
  results: SearchResults | undefined
  onChoose: (choice: Choice) => void
  onAge: (age: number) => void
}

/**
 * The filters next to the results, from 1024 px, where they stay in view; before hydration a plain form with
 * a button, on small screens below the results.
 */
export function FiltersSidebar({ criteria, choice, results, onChoose, onAge }: FiltersProps) {
  const { t } = useTranslation('search')
  const opened = new URLSearchParams(useLocation().search).getAll(OPENED)
  return (
    <aside aria-label={t('filters')} className="filters-aside">
      <Form id={FILTERS_FORM} method="get" action="/search">
        {/* The button of Enter in a field: those of the page's own choices send this form too. */}
        <button type="submit" hidden>
          {t('apply')}
        </button>
        {criteriaFields(criteria).map(
          ([name, value]) =>
            // The age is among the filters.
            !(results && name === 'driver_age') && (
              <input key={name} type="hidden" name={name} value={value} />
            ),
        )}
        {opened.map((kind) => (
          <input key={kind} type="hidden" name={OPENED} value={kind} />
        ))}
        {results && <input type="hidden" name={OWN_FIELDS.currency} value={results.currency} />}
        <h2 className="text-lg">{t('filters')}</h2>
        <p className="mb-2 text-xs text-ink-soft">{t('filters_hint')}</p>
        {results ? (
          <FilterPanel
            results={results}
            choice={choice}
            onChoose={onChoose}
            age={criteria.driver_age}
            onAge={onAge}
            opened={opened}
          />
        ) : (
          <Skeleton className="h-160" />
        )}
        <noscript>
          <button type="submit" className={buttonClasses('second', true)}>
            {t('apply')}
          </button>
        </noscript>
      </Form>
    </aside>
  )
}

type FiltersSheetProps = FiltersProps & { open: boolean; onClose: () => void; total: number | undefined }

/** The same filters in a sheet, on small screens; its button shows the number of cars. */
export function FiltersSheet({
  open,
  onClose,
  total,
  criteria,
  choice,
  results,
  onChoose,
  onAge,
}: FiltersSheetProps) {
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
      {results && (
        <FilterPanel
          results={results}
          choice={choice}
          onChoose={onChoose}
          age={criteria.driver_age}
          onAge={onAge}
        />
      )}
    </Dialog>
  )
}
