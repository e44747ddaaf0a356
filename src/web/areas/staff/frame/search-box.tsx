import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { withFilter } from './with-filter.ts'

/** Narrows a list by a text, which stands in the address. */
export function SearchBox({ label }: { label: string }) {
  const [search] = useSearchParams()
  const asked = search.get('search') ?? ''
  return <Box key={asked} label={label} asked={asked} />
}

function Box({ label, asked }: { label: string; asked: string }) {
  const { t } = useTranslation('staff_forms')
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(asked)
  return (
    <search className="flex min-w-0 items-end gap-2 sm:max-w-md">
      <form
        className="flex min-w-0 grow items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(withFilter(search, 'search', typed.trim()), { preventScrollReset: true })
        }}
      >
        <TextField
          type="search"
          className="grow"
          label={label}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="second">
          {t('staff_forms:find')}
        </Button>
      </form>
    </search>
  )
}
