/** Query of the open tasks; only their counts are shown. */
export const OPEN_TASKS = { page_size: 1 } as const

/** Query of the untranslated texts; only their number is shown. */
export const TEXTS = { state: 'missing', page_size: 1 } as const

/** Query of the newest unread enquiries. */
export const NEWEST = { state: 'new', page_size: 5 } as const
