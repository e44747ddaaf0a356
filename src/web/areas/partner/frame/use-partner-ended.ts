import { useState } from 'react'
import { problemOf } from '#ui/error-words.ts'
import { useSiteSelector } from '#web/app/store.ts'

/** Returns true if what a page of the partner area asked for was refused because the work with the partner has ended. */
export function usePartnerEnded(): boolean {
  const isRefused = useSiteSelector(({ api }) =>
    Object.values(api.queries).some((query) => problemOf(query?.error)?.code === 'partner_ended'),
  )
  // What was refused is forgotten when nobody shows it any more.
  const [ended, setEnded] = useState(isRefused)
  if (isRefused && !ended) setEnded(true)
  return ended
}
