import { laterCode } from '#ui/later-code.ts'

/** The world's telephone number rules, whose code is as large as a page. */
export const phoneNumbers = laterCode(() => import('./phone-number.ts'))
