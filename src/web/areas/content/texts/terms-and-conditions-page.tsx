import { textPage } from './sections-text.tsx'

/** Terms and conditions. */
export const { Component, preload } = textPage('terms-and-conditions', 'shell:footer.terms')
