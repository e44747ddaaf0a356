import { textPage } from './sections-text.tsx'

/** Who we are and how we work. */
export const { Component, preload } = textPage('about', 'content:about')
