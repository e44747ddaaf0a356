import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useSiteSelector, type SiteStore } from '#web/app/store.ts'
import { hasSavedHere } from '#web/rentals/choice/saved-key.ts'

/** Once somebody is signed in, the cars saved in this browser go into their account. */
export function useMergeSaved(): void {
  const store = useStore() as SiteStore
  const signedIn = useSiteSelector(({ session }) => session.status === 'authenticated')
  useEffect(() => {
    if (!signedIn || !hasSavedHere()) return
    // A later visit tries again.
    void import('#web/rentals/choice/merge-saved.ts').then(
      ({ mergeSaved }) => mergeSaved(store),
      () => undefined,
    )
  }, [signedIn, store])
}
