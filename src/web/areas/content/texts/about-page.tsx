import { textPage } from './sections-text.tsx'

/** About page. */
export const { Component, preload } = textPage('about', 'content:about')
