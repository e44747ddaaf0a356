import { useState } from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { readChosen, withChosen } from './car-url.ts'
import type { CarRefusal } from './car-action.ts'
import type { Chosen } from '#web/rentals/price-breakdown.ts'

/** The choices for a car, also kept in the page's address, so that another language, tab or person opens the same. */
export function useChosen(): [Chosen, (next: Chosen) => void] {
  const { search, state } = useLocation()
  const refused = useActionData<CarRefusal>()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => refused?.chosen ?? readChosen(new URLSearchParams(search)))
  const choose = (next: Chosen) => {
    setChosen(next)
    const query = withChosen(new URLSearchParams(search), next)
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true, state })
  }
  return [chosen, choose]
}
