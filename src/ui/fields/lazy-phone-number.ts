import { lazyModule } from '#ui/lazy-module.ts'

/** The world's telephone number rules, whose code is as large as a page. */
export const phoneNumbers = lazyModule(() => import('./phone-number.ts'))
