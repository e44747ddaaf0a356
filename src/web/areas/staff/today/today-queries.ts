/** Their counts alone are shown. */
export const OPEN_TASKS = { page_size: 1 } as const

/** The texts that nobody has translated; the number alone is shown. */
export const TEXTS = { state: 'missing', page_size: 1 } as const

/** The newest enquiries that nobody has looked at. */
export const NEWEST = { state: 'new', page_size: 5 } as const
