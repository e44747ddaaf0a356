/** Marks the button of what a row is there for (to change it, open it or take it): the key `e` presses it, and no other. */
export const MAIN_ACT = { 'data-main-act': '' } as const

export const MAIN_ACTS = '[data-main-act]'
