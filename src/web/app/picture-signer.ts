import { createContext } from 'react'
import type { SiteSettings } from '#src/site-settings.contract.ts'

/**
 * Signs the texts of a page's image while the server renders it; null in the browser, which renders no such
 * tags.
 */
export const PictureSigner = createContext<SiteSettings['signPicture'] | null>(null)
