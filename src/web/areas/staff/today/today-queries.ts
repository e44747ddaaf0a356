/** The tasks that are due next. */
export const NEXT_TASKS = { page_size: 5 } as const

/** The newest enquiries that nobody has looked at. */
export const NEWEST = { state: 'new', page_size: 5 } as const
