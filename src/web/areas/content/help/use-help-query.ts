import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How long after the last key the address follows. */
const ADDRESS_AFTER_MS = 400
const LONGEST = 100

/** What is searched for: at once as typed, a moment later in the address, which can be shared and gone back to. */
export function useHelpQuery() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q')?.slice(0, LONGEST) ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (followed !== inAddress) {
    // The address changed by itself: Back, or a link to the page.
    setFollowed(inAddress)
    setTyped(inAddress)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === inAddress.trim()) return undefined
    const timer = setTimeout(() => {
      setFollowed(wanted)
      setParams(wanted === '' ? {} : { q: wanted }, { replace: true, preventScrollReset: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [inAddress, setParams, typed])
  return { query: typed, setQuery: setTyped, longest: LONGEST }
}
