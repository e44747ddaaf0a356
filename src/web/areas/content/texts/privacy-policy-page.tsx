import { textPage } from './sections-text.tsx'

/** What we keep of whom, and for how long. */
export const { Component, preload } = textPage('privacy-policy', 'shell:footer.privacy')
