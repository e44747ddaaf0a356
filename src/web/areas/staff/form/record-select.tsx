import { useState, type ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'
import { useLanguage } from '#ui/use-language.ts'
import { useStaffRecordsQuery } from '../fleet/fleet.api.ts'
import { recordName } from '../fleet/record-name.ts'

type RecordSelectProps = Omit<ComponentProps<typeof SelectField>, 'children' | 'value' | 'label'> & {
  label: string
  of: StaffRecord
  value: string
  optional: boolean
  /** Label of the empty choice. */
  none?: string
}

/** Select field for a record. If there are more records than one page, it has a search field. */
export function RecordSelect({ of, value, optional, none, ...field }: RecordSelectProps) {
  const { t } = useTranslation('staff_forms')
  const [search, setSearch] = useState('')
  const { choices, areMore } = useChoices(of, { search, chosen: value })
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {(areMore || search !== '') && (
        <TextField
          type="search"
          label={t('staff_forms:narrow', { label: field.label })}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <SelectField
        {...field}
        value={value}
        required={!optional}
        none={none ?? t(optional ? 'staff_forms:none' : 'staff_forms:choose')}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  )
}

/** Max page size of the API. */
const MAX_PAGE_SIZE = 100

type RecordChoice = { search: string; chosen: string }

/** Options of a field that refers to a record: all visible records, and the selected one. */
function useChoices(kind: StaffRecord, { search, chosen }: RecordChoice) {
  const language = useLanguage()
  const { data: records } = useStaffRecordsQuery({
    kind,
    hidden: 'false',
    page_size: MAX_PAGE_SIZE,
    ...(search !== '' && { search }),
  })
  const listed = (records?.items ?? []).map((one) => ({ id: one.id, name: recordName(kind, one, language) }))
  const isMissing = chosen !== '' && !listed.some(({ id }) => id === chosen)
  const { data: found } = useStaffRecordsQuery({ kind, search: chosen }, { skip: !isMissing })
  const own = found?.items.find(({ id }) => id === chosen)
  const first = isMissing
    ? [{ id: chosen, name: own === undefined ? chosen : recordName(kind, own, language) }]
    : []
  return { choices: [...first, ...listed], areMore: records !== undefined && records.next !== null }
}
