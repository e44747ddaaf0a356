import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RowChoice } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isChosen, NO_ROWS, toggled, toggledAll, type ChosenRows } from './chosen-rows.ts'

export type Chosen = {
  rows: ChosenRows
  choose: (rows: ChosenRows) => void
  /** Props for the selection column of a table with these rows. */
  choiceOf: <Row>(shown: readonly string[], nameOf: (row: Row) => string) => RowChoice<Row>
}

/** Returns the selected rows of this page's list. They persist across its pages until the filter changes. */
export function useChosen(): Chosen {
  const { t } = useTranslation('staff_bulk')
  const [search] = useSearchParams()
  const filter = new URLSearchParams(search)
  for (const name of ['after', 'page', 'sort']) filter.delete(name)
  const filterKey = filter.toString()
  const [saved, setSaved] = useState({ filterKey, rows: NO_ROWS })
  const rows = saved.filterKey === filterKey ? saved.rows : NO_ROWS
  const choose = (next: ChosenRows) => setSaved({ filterKey, rows: next })
  return {
    rows,
    choose,
    choiceOf: (shown, nameOf) => ({
      isChosen: (id) => isChosen(rows, id),
      onToggle: (id) => choose(toggled(rows, id, shown)),
      onToggleAll: () => choose(toggledAll(rows, shown)),
      nameOf: (row) => t('choose', { name: nameOf(row) }),
      allName: t('choose_shown'),
    }),
  }
}
