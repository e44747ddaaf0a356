import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripCallerRow } from '#domains/trips/dispatch/callers/book-for-caller.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Parts } from '#ui/parts.tsx'
import { useFindTripCallersQuery } from '../trips.api.ts'

type CallerFieldProps = { caller: TripCallerRow | null; onChoose: (caller: TripCallerRow | null) => void }

/** Optional caller: a known traveller, found by their details. */
export function CallerField({ caller, onChoose }: CallerFieldProps) {
  const { t } = useTranslation('dispatch')
  const [search, setSearch] = useState('')
  const { currentData: found } = useFindTripCallersQuery({ search }, { skip: search === '' })
  if (caller)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <bdi className="font-semibold">{caller.name}</bdi>
          {caller.company && (
            <Parts className="text-sm text-ink-soft">
              <bdi>{caller.company.name}</bdi>
              {caller.company.approval_required && t('caller.approval')}
            </Parts>
          )}
        </p>
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {t('caller.other')}
        </Button>
      </div>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = new FormData(event.currentTarget).get('search')
    setSearch(typeof input === 'string' && input.trim().length > 1 ? input.trim() : '')
  }
  return (
    <div className="flex flex-col gap-3">
      <form role="search" className="flex items-end gap-2" onSubmit={submit}>
        <TextField
          name="search"
          type="search"
          label={t('caller.search')}
          autoComplete="off"
          maxLength={100}
          className="grow"
        />
        <Button type="submit" variant="second">
          {t('list.find')}
        </Button>
      </form>
      <div role="status" className="text-sm">
        {found?.items.length === 0 && <p className="text-ink-soft">{t('caller.none')}</p>}
      </div>
      {found && found.items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {found.items.map((one) => (
            <li
              key={one.profile_id}
              className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm"
            >
              <span className="min-w-0">
                <bdi className="font-medium">{one.name}</bdi>
                <span className="block break-all text-ink-soft">
                  {[one.company?.name, one.email, one.mobile].filter(Boolean).map((fact) => (
                    <bdi key={fact} className="me-2">
                      {fact}
                    </bdi>
                  ))}
                </span>
              </span>
              <Button variant="second" className="min-h-11!" onClick={() => onChoose(one)}>
                {t('caller.choose')}
                <bdi className="sr-only">{one.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
