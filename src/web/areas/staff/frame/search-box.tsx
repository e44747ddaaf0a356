import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type SearchBoxProps = { label: string; className?: string | undefined }

/** Filters a list by a text that is stored in the address. */
export function SearchBox({ label, className }: SearchBoxProps) {
  const [search] = useSearchParams()
  const initial = search.get('search') ?? ''
  return <Box key={initial} label={label} initial={initial} className={className} />
}

function Box({ label, initial, className }: SearchBoxProps & { initial: string }) {
  const { t } = useTranslation('staff_forms')
  const { choose } = useFilters()
  const [text, setText] = useState(initial)
  return (
    <search className={classes('flex min-w-0 items-end gap-2', className ?? 'sm:max-w-md')}>
      <form
        className="flex min-w-0 grow items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          choose('search', text.trim())
        }}
      >
        <TextField
          type="search"
          className="grow"
          label={label}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="second">
          {t('staff_forms:find')}
        </Button>
      </form>
    </search>
  )
}
