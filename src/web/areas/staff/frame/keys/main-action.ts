/** Marks the button of a row's main action (edit, open or claim), which the key `e` presses. */
export const MAIN_ACTION = { 'data-main-act': '' } as const

export const MAIN_ACTION_SELECTOR = '[data-main-act]'
