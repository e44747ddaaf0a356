import { textPage } from './sections-text.tsx'

/** What holds between a traveller and us. */
export const { Component, preload } = textPage('terms-and-conditions', 'shell:footer.terms')
