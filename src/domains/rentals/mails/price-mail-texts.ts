import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/price-mails.json'

/** Texts of the mails about the price of a booked car; `{name}` is a placeholder. */
export const PRICE_TEXTS = readTexts<typeof words>('domains/rentals', 'price-mails')
