import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { currencyByCode, currencyById, langIdOf, languageRow, type Language } from '#kernel/locale.ts'
import type { LangId } from '#kernel/locale.ts'

/** The header's state (specification §3), field for field. */
export type HeaderState = {
  lang_id: LangId
  lang_code: string
  currency_id: number
  currency_name: string
  currency_symbol: string
  prev_currency: string
  fetching: boolean
  carSearching: boolean
}

const euro: HeaderState = {
  lang_id: 1,
  lang_code: 'en',
  currency_id: 1,
  currency_name: 'EUR',
  currency_symbol: '€',
  prev_currency: 'EUR',
  fetching: false,
  carSearching: false,
}

const header = createSlice({
  name: 'header',
  initialState: euro,
  reducers: {
    /** Changes the currency; an unknown one is ignored. */
    currencyChosen(state, { payload }: PayloadAction<number>) {
      const currency = currencyById(payload)
      if (!currency || currency.id === state.currency_id) return
      state.prev_currency = state.currency_name
      state.currency_id = currency.id
      state.currency_name = currency.code
      state.currency_symbol = currency.symbol
    },
    callsChanged(state, { payload }: PayloadAction<{ fetching: boolean; carSearching: boolean }>) {
      Object.assign(state, payload)
    },
  },
})

export const { currencyChosen, callsChanged } = header.actions
export const headerReducer = header.reducer

/**
 * Returns the header's initial state; an unknown currency code becomes EUR. `other`: the tag of a requested
 * language that is not supported.
 */
export function headerFor(language: Language, currencyCode: string, other?: string): HeaderState {
  const currency = currencyByCode(currencyCode) ?? currencyByCode('EUR')
  return {
    ...euro,
    lang_id: langIdOf(language),
    lang_code: other ?? languageRow(language).headerCode,
    ...(currency && {
      currency_id: currency.id,
      currency_name: currency.code,
      currency_symbol: currency.symbol,
      prev_currency: currency.code,
    }),
  }
}
