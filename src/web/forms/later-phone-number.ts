import { laterCode } from '#ui/later-code.ts'

/** The rules of the world's telephone numbers, which weigh as much as a page. */
export const phoneNumbers = laterCode(() => import('./phone-number.ts'))
