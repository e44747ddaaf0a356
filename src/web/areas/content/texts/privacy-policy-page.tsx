import { textPage } from './sections-text.tsx'

/** Privacy policy. */
export const { Component, preload } = textPage('privacy-policy', 'shell:footer.privacy')
