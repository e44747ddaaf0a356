import { createContext } from 'react'
import type { SiteSettings } from '#src/site-settings.contract.ts'

/** Signs the words of a page's picture while the server renders it; null in the browser, which writes no such tags. */
export const PictureSigner = createContext<SiteSettings['signPicture'] | null>(null)
