/** HTTP status of each error in a rental's times. */
export const TIMES_STATUS = {
  pick_up_in_the_past: 422,
  drop_off_before_pick_up: 422,
  rental_too_long: 422,
  pick_up_too_far: 422,
} as const
