import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type SearchBoxProps = { label: string; className?: string | undefined }

/** Narrows a list by a text, which stands in the address. */
export function SearchBox({ label, className }: SearchBoxProps) {
  const [search] = useSearchParams()
  const asked = search.get('search') ?? ''
  return <Box key={asked} label={label} asked={asked} className={className} />
}

function Box({ label, asked, className }: SearchBoxProps & { asked: string }) {
  const { t } = useTranslation('staff_forms')
  const { choose } = useFilters()
  const [typed, setTyped] = useState(asked)
  return (
    <search className={classes('flex min-w-0 items-end gap-2', className ?? 'sm:max-w-md')}>
      <form
        className="flex min-w-0 grow items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          choose('search', typed.trim())
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
