import { Search } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHref } from 'react-router'
import { Button } from '#ui/button.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

type HelpSearchProps = {
  query: string
  longest: number
  onChange: (query: string) => void
  /** Number of matching questions; null without a search. */
  found: number | null
}

/** The search over the questions: an ordinary form, which its script answers as one types. */
export function HelpSearch({ query, longest, onChange, found }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const action = useHref('/help')
  const hydrated = useHydrated()
  const stay = (event: SyntheticEvent) => event.preventDefault()
  return (
    <form role="search" method="get" action={action} onSubmit={stay} className="max-w-2xl">
      <label htmlFor="help-q" className="text-xs font-medium text-ink-soft">
        {t('search')}
      </label>
      <div className="mt-1 flex gap-2">
        <div className="relative min-w-0 grow">
          <Search className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft" />
          <input
            id="help-q"
            type="search"
            name="q"
            value={query}
            maxLength={longest}
            autoComplete="off"
            placeholder={t('example')}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputClasses} ps-11`}
          />
        </div>
        {!hydrated && (
          <noscript>
            <Button type="submit">{t('search_now')}</Button>
          </noscript>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-xs text-ink-soft">
        {found !== null && t('found', { count: found })}
      </p>
    </form>
  )
}
