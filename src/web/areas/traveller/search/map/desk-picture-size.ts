/** The size and shape of a desk’s picture: its place is kept, so that nothing moves when it comes. */
export const DESK_PICTURE = 'h-60 overflow-hidden rounded-field sm:h-54'
