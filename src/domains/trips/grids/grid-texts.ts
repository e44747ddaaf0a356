import { byKey, readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/grids.json'

const TEXTS = readTextsByKey<typeof words>('domains/trips', 'grids')

/** Titles of the files. */
export const TITLES = byKey(TEXTS.titles)

/** Headings of the files' columns. */
export const HEADINGS = byKey(TEXTS.headings)

/** Texts that state who pays the tax: whether reverse charge applies. */
export const REVERSE_CHARGE_TEXTS = byKey(TEXTS.reverseCharge)

/** Names of taxes on a bill. Translations add the legal abbreviation, which tax offices use. */
export const TAX_PART_TEXTS = byKey(TEXTS.taxParts)

export const STATUS_TEXTS = byKey(TEXTS.statuses)

/** Units of measure, for their own column next to the quantity. */
export const UNIT_TEXTS = byKey(TEXTS.units)
