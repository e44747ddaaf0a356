import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RowChoice } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isChosen, NO_ROWS, toggled, toggledAll, type ChosenRows } from './chosen-rows.ts'

export type Chosen = {
  rows: ChosenRows
  choose: (rows: ChosenRows) => void
  /** Of a table that shows these rows, by what each is called. */
  choiceOf: <Row>(shown: readonly string[], nameOf: (row: Row) => string) => RowChoice<Row>
}

/** What is chosen in the list of this page: on all pages of it, until another filter is asked for. */
export function useChosen(): Chosen {
  const { t } = useTranslation('staff_bulk')
  const [search] = useSearchParams()
  const filter = new URLSearchParams(search)
  for (const name of ['after', 'page', 'sort']) filter.delete(name)
  const beside = filter.toString()
  const [kept, setKept] = useState({ beside, rows: NO_ROWS })
  const rows = kept.beside === beside ? kept.rows : NO_ROWS
  const choose = (next: ChosenRows) => setKept({ beside, rows: next })
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
