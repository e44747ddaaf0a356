import { useEffect, useState } from 'react'
import { useSite } from '#web/app/site.tsx'
import { isOpenVisit } from '#web/app/partner-visit.ts'

/** Returns true if this visitor came by a partner's link, and it is open how long the browser remembers; false until the page is there. */
export function useOpenVisit(): boolean {
  const { productName } = useSite()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isOpenVisit(document.cookie, productName)), [productName])
  return isOpen
}
